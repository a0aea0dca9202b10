"""The Invaders: after each scoring open outer sides cost points.

An attack card says where the invaders come from. Every outer side without a wall that faces them
costs its owner points, more with each scoring. Scouts let whoever pays exactly for a fitting
building look at the card in advance.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.cells import SIDE_LETTERS
from alhambra.engine.module import STAGE_BOARDS, Module, Slot
from alhambra.engine.offers import Deal
from alhambra.engine.outline import open_outer_sides
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.scoring import Item, add_items
from alhambra.engine.state import State

OPEN_ATTACK_CARD: Final = "open_attack_card"  # the option: the next attack is known to all
DIRECTIONS: Final = ("north", "east", "south", "west")  # in the order of the sides
LAST_ROUND: Final = 3


@final
class Threat(Slot):
    """Attack cards and scouts; the top of a pile is its last card."""

    def __init__(
        self,
        pile: list[int],
        past: list[int],
        scouts: list[int],
        hidden: list[int],
        seen: list[bool],
    ) -> None:
        self.pile = pile  # attack cards to come, by side
        self.past = past  # those that were turned up, the first first
        self.scouts = scouts  # the building types of the open scouts
        self.hidden = hidden  # scouts to come
        self.seen = seen  # which seats have looked at the top attack card

    def copy(self) -> Slot:
        """An independent copy."""
        return Threat(self.pile[:], self.past[:], self.scouts[:], self.hidden[:], self.seen[:])


class Invaders(Module):
    """Four attack cards, one of which is never used, and six scouts, one for each building type.

    Rulings: an outer side is one with nothing built beside it, also inside a bay; sides that face
    the free half of a half cell are outer sides, those of half cells themselves are not attacked.
    Dirk loses nothing. The losses come after everything else of a scoring, the last one before the
    winner is found. With the option `open_attack_card` there are no scouts.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("invaders", 15)
        self.directions: list[int] = [SIDE_LETTERS.index(side) for side in data["directions"]]
        self.scouts: list[int] = [TYPES.index(kind) for kind in data["scouts"]]
        self.scouts_open: int = data["scouts_open"]
        self.loss: list[int] = data["loss_per_open_side"]
        self.loss_beside: list[int] = data["loss_per_open_neighbour_side"]

    def new_slot(self, rules: Rules) -> Slot | None:
        """Filled when the cards are shuffled."""
        return Threat([], [], [], [], [False] * rules.players)

    def threat(self, state: State) -> Threat:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Threat)
        return slot

    def is_open(self, rules: Rules) -> bool:
        """Whether the next attack card lies face up."""
        return OPEN_ATTACK_CARD in rules.options

    def set_up(self, state: State, stage: i64) -> None:
        """Both piles are shuffled; two scouts are opened, or the first attack card."""
        if stage != STAGE_BOARDS:
            return
        threat = self.threat(state)
        threat.pile = self.directions[:]
        state.rng.shuffle(threat.pile)
        if not self.is_open(state.rules):
            threat.hidden = self.scouts[:]
            state.rng.shuffle(threat.hidden)
        self._prepare(state)

    def _prepare(self, state: State) -> None:
        """Scouts that nobody used leave the game; new ones, or the next attack, are shown."""
        threat = self.threat(state)
        if self.is_open(state.rules):
            if state.telling:
                state.tell({"event": "attack_announced", "attack": DIRECTIONS[threat.pile[-1]]})
            return
        threat.scouts = threat.hidden[-self.scouts_open :]
        del threat.hidden[-self.scouts_open :]
        threat.scouts.sort()
        state.reveals += 1
        if state.telling:
            state.tell({"event": "scouts_opened", "scouts": _types(threat.scouts)})

    # --- Scouts

    def bought(self, state: State, deal: Deal) -> None:
        """Whoever pays exactly for a building of an open scout's type looks at the top card.

        Rulings: this happens at once and always; nobody would decline. Finishing a building that
        was bought before sells no tile, so it brings no scout.
        """
        tile = deal.offer.tile
        if tile < 0 or not deal.exact:
            return
        threat = self.threat(state)
        kind = int(state.rules.tile_kind[tile])
        if kind not in threat.scouts:
            return
        threat.scouts.remove(kind)
        threat.seen[int(deal.seat)] = True
        state.reveals += 1
        if state.telling:
            seat = int(deal.seat)
            state.tell({"event": "scout_sent", "seat": seat, "scout": TYPES[kind]})
            attack = DIRECTIONS[threat.pile[-1]]
            state.tell({"event": "scouted", "seat": seat, "attack": attack}, seat)

    # --- The attack

    def after_scoring(self, state: State, round: i64) -> None:
        """The top card is turned up, and every seat loses points, but never falls below 0."""
        threat = self.threat(state)
        side = threat.pile.pop()
        threat.past.append(side)
        threat.seen = [False] * state.rules.players
        state.reveals += 1
        losses: list[Item] = []
        for seat in range(state.rules.players):
            data = self._damage(state, seat, round, side)
            lost = min(state.scores[seat], int(data["loss"]))
            losses.append(Item(seat, "invaders", -lost, dict(data)))
        if state.telling:
            points = [-item.points for item in losses]
            state.tell(
                {
                    "event": "attacked",
                    "round": int(round),
                    "attack": DIRECTIONS[side],
                    "losses": points,
                }
            )
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

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Past attacks, open scouts and who has looked are public; what was seen is not."""
        threat = self.threat(state)
        knows = self.is_open(state.rules) or (seat >= 0 and threat.seen[int(seat)])
        view[self.name] = {
            "past": _directions(threat.past),
            "scouts": _types(threat.scouts),
            "looked": [other for other, looked in enumerate(threat.seen) if looked],
            "next": DIRECTIONS[threat.pile[-1]] if knows and state.rounds < LAST_ROUND else None,
        }

    def reshuffle(self, state: State, seat: i64) -> None:
        """The top attack card stays if the seat has seen it."""
        threat = self.threat(state)
        known = self.is_open(state.rules) or (seat >= 0 and threat.seen[int(seat)])
        top = threat.pile[-1:] if known else []
        rest = threat.pile[: len(threat.pile) - len(top)]
        state.rng.shuffle(rest)
        threat.pile = rest + top
        state.rng.shuffle(threat.hidden)

    def write(self, state: State) -> dict[str, object]:
        """Piles from the top, and the seats that have looked at the top attack card."""
        threat = self.threat(state)
        return {
            "attacks": _directions(threat.pile[::-1]),
            "past": _directions(threat.past),
            "scouts": _types(threat.scouts),
            "hidden_scouts": _types(threat.hidden[::-1]),
            "looked": threat.seen[:],
        }

    def read(self, state: State, table: dict[str, object]) -> None:
        """Piles that are left out are shuffled from what is left; nobody has looked."""
        threat = self.threat(state)
        self._read_attacks(state, table, threat)
        if self.is_open(state.rules):
            if table.get("scouts") or table.get("hidden_scouts"):
                raise ValueError("there are no scouts where the attack card is open")
        else:
            self._read_scouts(state, table, threat)
        looked = table.get("looked", [False] * state.rules.players)
        if (
            not isinstance(looked, list)
            or [type(a) for a in looked] != [bool] * state.rules.players
        ):
            raise ValueError("looked must be true or false for each seat")
        threat.seen = looked

    def _read_attacks(self, state: State, table: dict[str, object], threat: Threat) -> None:
        rest = self.directions[:]
        given = "attacks" in table
        threat.past = _read(table, "past", DIRECTIONS, rest)
        threat.pile = _read(table, "attacks", DIRECTIONS, rest)[::-1]
        if given and rest:
            raise ValueError("every attack card must be in attacks or in past")
        if not given:
            state.rng.shuffle(rest)
            threat.pile = rest
        if "past" not in table and not given:
            for _ in range(state.rounds):
                threat.past.append(threat.pile.pop())
        if len(threat.past) not in (state.rounds, state.rounds - 1):
            raise ValueError("past must hold one attack for each scoring")

    def _read_scouts(self, state: State, table: dict[str, object], threat: Threat) -> None:
        rest = self.scouts[:]
        if "scouts" not in table or "hidden_scouts" not in table:
            state.rng.shuffle(rest)
        threat.scouts = sorted(_read(table, "scouts", TYPES, rest))
        threat.hidden = _read(table, "hidden_scouts", TYPES, rest)[::-1]
        if len(threat.scouts) > self.scouts_open:
            raise ValueError(f"at most {self.scouts_open} scouts are open")
        if "scouts" not in table:
            threat.scouts = sorted(rest[: self.scouts_open])
            del rest[: self.scouts_open]
        if "hidden_scouts" not in table:
            threat.hidden = rest[: max(0, len(self.scouts) - self.scouts_open * (state.rounds + 1))]


def _types(kinds: list[int]) -> list[str]:
    return [TYPES[kind] for kind in kinds]


def _directions(sides: list[int]) -> list[str]:
    return [DIRECTIONS[side] for side in sides]


def _read(table: dict[str, object], key: str, words: tuple[str, ...], rest: list[int]) -> list[int]:
    """Cards named in a list; each is taken from the rest."""
    names = table.get(key, [])
    if not isinstance(names, list):
        raise ValueError(f"{key} must be a list of {', '.join(words)}")
    found: list[int] = []
    for name in names:
        if name not in words:
            raise ValueError(f"{key} must be a list of {', '.join(words)}")
        card = words.index(name)
        if card not in rest:
            raise ValueError(f"{name} is in two places")
        rest.remove(card)
        found.append(card)
    return found
