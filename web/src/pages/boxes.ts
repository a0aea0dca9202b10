/** What the boxes of modules are called. */

import { known, t } from "../texts.svelte";

/** Boxes with a number are called by it; the others have a name. */
export function boxName(box: string): string {
  return known(`box-${box.toLowerCase()}`) ?? t("box-number", { box });
}
