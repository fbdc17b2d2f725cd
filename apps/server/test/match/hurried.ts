/** Tables with less time than any may ask for, so that nobody waits for the test. */

import type { ClockSettings } from '@tarmac/wire';
import { gather, type Party, type TableWish } from '../support/play.ts';
import type { TestServer } from '../support/server.ts';

export function hurried({ base, parts }: TestServer, wish: TableWish, clock: ClockSettings): Promise<Party> {
  return gather([base], wish, false, async (match) => {
    const { read, commit } = parts.database;
    const query = read.updateTable('tables').set({ clock: JSON.stringify(clock) });
    await commit([{ query: query.where('id', '=', match).compile(), rows: 1 }]);
  });
}
