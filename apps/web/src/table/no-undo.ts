/** Why nothing can be undone, in words. */

import type { UndoBlock } from '@tarmac/kit';
import * as m from '../paraglide/messages.js';

const WORDS: Readonly<Record<UndoBlock, () => string>> = {
  'not-acted': m.table_undo_none_not_acted,
  drawn: m.table_undo_none_drawn,
  revealed: m.table_undo_none_revealed,
  others: m.table_undo_none_others,
};

/** Null for an older server, which does not say why. */
export function noUndoWords(block: UndoBlock | null): string {
  return block === null ? m.table_undo_none() : WORDS[block]();
}
