/** Another match like this one. */

import { sitDown } from '../../api/tables.ts';
import type { Backend, PageAnswer, TableNow } from '../../backend/backend.ts';
import { rules } from '../../backend/rules.ts';
import type { LocalSeat } from '../../worker/rules-api.ts';

/** Returns the address of the new table. */
export async function playAgain(backend: Backend, table: TableNow): Promise<PageAnswer<string>> {
  const made = backend.people === null ? await anotherHere(backend, table) : await backend.people.rematch();
  // A table for one person starts as soon as they sit.
  if (made.ok && backend.people !== null && table.seats.length === 1) await sitDown(made.value, 0);
  return made.ok ? { ok: true, value: `/${backend.where === 'server' ? 'matches' : 'local'}/${made.value}` } : made;
}

/** A what-if restarts at its moment, with new imagined hidden data. */
async function anotherHere(backend: Backend, table: TableNow): Promise<PageAnswer<string>> {
  if (table.whatIf === undefined) return rules().create(sameAs(table));
  const { eye, ...of } = table.whatIf;
  const history = await backend.history(eye);
  if (!history.ok) return history;
  const { game, seats } = sameAs(table);
  return rules().branch({ game, seats, view: history.value[0]?.view, of });
}

function sameAs({ game, options, seats, hints }: TableNow) {
  return {
    game,
    options,
    hints,
    seats: seats.map(({ person, bot }): LocalSeat => {
      const name = person?.name ?? null;
      if (bot === null) return { name: name ?? '' };
      return name === null ? { bot } : { bot, called: name };
    }),
  };
}
