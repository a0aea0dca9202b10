/** What the boxes of modules are called. */

import { known, t } from "../texts.svelte";

/** Boxes with a number are called by it; the others have a name, and those of other people name themselves. */
export function boxName(box: string): string {
  return /^\d+$/.test(box) ? t("box-number", { box }) : (known(`box-${box.toLowerCase()}`) ?? box);
}
