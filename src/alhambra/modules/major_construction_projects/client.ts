/** How the client draws it: two courts joined by a bridge. */

import { tile } from "$client/art/pieces";
import { group, tag, use } from "$client/art/svg";
import { building } from "$client/art/base";
import { isType } from "$client/art/palette";
import type { BuildingType, Json } from "$client/wire";
import type { Art } from "$client/art/pieces";
import { behind, before } from "$client/art/walls";
import { listIn, partsIn } from "$client/reading";
import { valueIn } from "$client/toml";
import type { RoomArt } from "$client/rooms.svelte";
import symbols from "./art.svg?raw";
import pieces from "./pieces.toml?raw";

/** Printed side by side or one above the other, and the sides with walls, by the name of the tile. */
const LAYOUTS: Record<string, [string, string]> = Object.fromEntries(
  listIn(valueIn(pieces, "tiles")).map((entry) => {
    const [layout, one, other, walls] = listIn(entry).map(String);
    return [`project ${one} ${other}`, [layout ?? "H", walls ?? ""]];
  }),
);
const BRIDGES: Record<string, string> = { E: use("bridge-h", 80, 0, 40, 100), S: use("bridge-v", 0, 80, 100, 40) };

/** One court on the board; the bridge belongs to the western or northern one. */
function half(kind: BuildingType, seam: string): Art {
  const court = building(kind);
  return { ...court, art: (BRIDGES[seam] ?? "") + court.art, over: tag(kind) };
}

/** The whole tile as it is printed. */
function whole(one: BuildingType, other: BuildingType, [layout, walls]: [string, string]): Art {
  const [dx, dy] = layout === "V" ? [0, 100] : [100, 0];
  const [first, second] = [building(one), building(other)];
  const moved = (inner: string): string => group(inner, "", `translate(${dx} ${dy})`);
  return tile({
    box: [0, 0, 100 + dx, 100 + dy],
    ground: (first.ground ?? "") + moved(second.ground ?? "") + (BRIDGES[layout === "V" ? "S" : "E"] ?? ""),
    art: behind(walls) + moved(behind(walls)) + first.art + moved(second.art) + before(walls) + moved(before(walls)),
    over: tag(one) + moved(tag(other)),
    bare: true,
  });
}

export default {
  symbols,
  deeds: {
    bid_project: ({ view }) => {
      const open = partsIn(view["major_construction_projects"] as Json)["open"];
      return typeof open === "string" ? { pieces: [open] } : null;
    },
  },
  pieces: {
    project: ({ name, types: [one = "pavilion", other = "pavilion"] }, { kind, seam = "" }) => (kind && isType(kind) ? half(kind, seam) : whole(one, other, LAYOUTS[name] ?? ["H", ""])),
  },
} satisfies RoomArt;
