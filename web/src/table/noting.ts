/** What the table itself says: what has become of a seat, or of the game. */

import { t } from "../texts.svelte";

/** A note in words; `name` is whom it is about. */
export const noteText = (note: string, name: string): string => t(`note-${note.replaceAll("_", "-")}`, { name });
