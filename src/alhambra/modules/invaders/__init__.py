"""The Invaders: after each scoring open outer sides cost points.

An attack card says where the invaders come from. Every outer side without a wall that faces them
costs its owner points, more with each scoring. Scouts let whoever pays exactly for a fitting
building look at the card in advance.
"""

from alhambra.engine.outline import open_outer_sides
from alhambra.engine.scoring import add_items

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, FLAG, HIDDEN, LAID, LAST_ROUND, SEAT, SIDE_LETTERS, STACK, STAGE_BOARDS, TYPES, Any,
    Deal, Event, Final, ForSeats, Item, Listed, Module, Numbers, Perhaps, Pieces, Pile, Rules,
    State, i64,
)  # fmt: skip

OPEN_ATTACK_CARD: Final = "open_attack_card"  # the option: the next attack is known to all
DIRECTIONS: Final = ("north", "east", "south", "west")  # in the order of the sides


class Invaders(Module):
    """Four attack cards, one of which is never used, and six scouts, one for each building type.

    Rulings: an outer side is one with nothing built beside it, also inside a bay; sides that face
    the free half of a half cell are outer sides, those of half cells themselves are not attacked.
    Dirk loses nothing. The losses come after everything else of a scoring, the last one before the
    winner is found. With the option `open_attack_card` there are no scouts.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.loss: list[int] = data["loss_per_open_side"]
        self.loss_beside: list[int] = data["loss_per_open_neighbour_side"]
        sides: list[str] = data["directions"]
        types: list[str] = data["scouts"]
        attacks = [sides.count(side) for side in SIDE_LETTERS]
        self.attack = Pieces(self, "attack", DIRECTIONS, attacks, aside=False)
        self.scout = Pieces(self, "scout", TYPES, [types.count(kind) for kind in TYPES])
        self.attacks = Pile(self, "attacks", self.attack, HIDDEN, STACK, stage=STAGE_BOARDS)
        self.past = Pile(self, "past", self.attack, order=LAID, stage=STAGE_BOARDS)
        most: int = data["scouts_open"]
        self.scouts = Pile(self, "scouts", self.scout, most=most, stage=STAGE_BOARDS)
        self.hidden_scouts = Pile(
            self, "hidden_scouts", self.scout, HIDDEN, STACK, stage=STAGE_BOARDS
        )
        self.looked = Numbers(self, "looked", FLAG, False)  # at the top attack card
        self.derives(next=Perhaps(self.attack))
        self.attack_announced = Event(self, "attack_announced", attack=self.attack)
        self.scouts_opened = Event(self, "scouts_opened", scouts=Listed(self.scout))
        self.scout_sent = Event(self, "scout_sent", seat=SEAT, scout=self.scout)
        self.scouted = Event(self, "scouted", seat=SEAT, attack=self.attack)
        self.attacked = Event(
            self, "attacked", round=AMOUNT, attack=self.attack, losses=ForSeats(AMOUNT)
        )

    # --- Set-up

    def is_open(self, rules: Rules) -> bool:
        """Whether the next attack card lies face up."""
        return OPEN_ATTACK_CARD in rules.options

    def set_up(self, state: State, stage: i64) -> None:
        """Two scouts are opened, or the first attack card."""
        super().set_up(state, stage)
        if stage == STAGE_BOARDS:
            self._announce(state)

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Both piles are shuffled; each scoring has used up an attack card and two scouts."""
        if "attacks" in keys:
            attacks = self.attack.shuffled(state)
            self.attacks.put(state, attacks)
            if "past" in keys:
                self.past.put(state, [attacks.pop() for _ in range(state.rounds)])
        if self.is_open(state.rules) or not ("scouts" in keys or "hidden_scouts" in keys):
            return
        scouts = self.scout.shuffled(state)
        if "scouts" in keys:
            self.scouts.put(state, sorted(scouts[-self.scouts.most :]))
            del scouts[-self.scouts.most :]
        if "hidden_scouts" in keys:
            used = self.scouts.most * (int(state.rounds) + 1)
            self.hidden_scouts.put(state, scouts[: max(0, len(self.scout.all()) - used)])

    def _announce(self, state: State) -> None:
        """All see the open scouts, or the next attack."""
        if self.is_open(state.rules):
            self.attack_announced.tell(state, self.attacks.of(state)[-1])
        else:
            state.reveals += 1
            self.scouts_opened.tell(state, values=self.scouts.of(state))

    # --- Scouts

    def bought(self, state: State, deal: Deal) -> None:
        """Whoever pays exactly for a building of an open scout's type looks at the top card.

        Rulings: this happens at once and always; nobody would decline. Finishing a building that
        was bought before sells no tile, so it brings no scout.
        """
        tile = deal.offer.tile
        if tile < 0 or not deal.exact:
            return
        kind = int(state.rules.tile_kind[tile])
        scouts = self.scouts.of(state)
        if kind not in scouts:
            return
        scouts.remove(kind)
        self.looked.put(state, deal.seat, True)
        state.reveals += 1
        self.scout_sent.tell(state, deal.seat, kind)
        self.scouted.tell(state, deal.seat, self.attacks.of(state)[-1], only=deal.seat)

    # --- The attack

    def after_scoring(self, state: State, round: i64) -> None:
        """The top card is turned up, and every seat loses points, but never falls below 0."""
        side = self.attacks.of(state).pop()
        self.past.add(state, side)
        self.looked.clear(state)
        state.reveals += 1
        losses: list[Item] = []
        for seat in range(state.rules.players):
            data = self._damage(state, seat, round, side)
            lost = min(state.scores[seat], int(data["loss"]))
            losses.append(Item(seat, "invaders", -lost, dict(data)))
        self.attacked.tell(state, round, side, values=[-int(item.points) for item in losses])
        add_items(state, round, losses)
        if round < LAST_ROUND:
            self._prepare(state)

    def _damage(self, state: State, seat: int, round: i64, side: int) -> dict[str, Any]:
        """Open sides in the direction of the attack and beside it, and what they cost."""
        counts = open_outer_sides(state.boards[seat])
        ahead = int(counts[side])
        beside = int(counts[(side + 1) & 3] + counts[(side + 3) & 3])
        loss = ahead * self.loss[int(round) - 1] + beside * self.loss_beside[int(round) - 1]
        return {"attack": DIRECTIONS[side], "open": ahead, "beside": beside, "loss": loss}

    def _prepare(self, state: State) -> None:
        """Scouts that nobody used leave the game; new ones, or the next attack, are shown."""
        hidden = self.hidden_scouts.of(state)
        self.scouts.put(state, sorted(hidden[-self.scouts.most :]))
        del hidden[-self.scouts.most :]
        self._announce(state)

    # --- Secrets

    def knows_next(self, state: State, seat: i64) -> bool:
        """Whether a seat has seen the top attack card."""
        return self.is_open(state.rules) or (seat >= 0 and self.looked.of(state, seat) > 0)

    def reshuffle(self, state: State, seat: i64) -> None:
        """The top attack card stays if the seat has seen it; used scouts are known to all."""
        attacks = self.attacks.of(state)
        top = [attacks.pop()] if self.knows_next(state, seat) else []
        state.rng.draw_anew(attacks)
        attacks += top
        state.rng.draw_anew(self.hidden_scouts.of(state))

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The next attack, for whoever has looked."""
        knows = self.knows_next(state, seat) and state.rounds < LAST_ROUND
        return {"next": DIRECTIONS[self.attacks.of(state)[-1]] if knows else None}

    def restored(self, state: State) -> None:
        """One attack for each scoring; the last one may still be to come."""
        if len(self.past.of(state)) not in (state.rounds, state.rounds - 1):
            raise ValueError("past must hold one attack for each scoring")
        scouts = self.scouts.of(state) or self.hidden_scouts.of(state)
        if scouts and self.is_open(state.rules):
            raise ValueError("there are no scouts where the attack card is open")
