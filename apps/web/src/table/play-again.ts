/** The same again: the same people and bots, another deal. */

import { sitDown } from '../api/tables.ts';
import type { Answer, Host, TableNow } from '../host/host.ts';
import { rules } from '../host/rules.ts';
import type { LocalSeat } from '../worker/rules-api.ts';

/** Answers with the address of the new table. */
export async function playAgain(host: Host, table: TableNow): Promise<Answer<string>> {
  const made = host.people === null ? await anotherHere(host, table) : await host.people.rematch();
  // Alone there is nobody to gather: it starts as soon as one sits.
  if (made.ok && host.people !== null && table.seats.length === 1) await sitDown(made.value, 0);
  return made.ok ? { ok: true, value: `/${host.where === 'server' ? 'matches' : 'local'}/${made.value}` } : made;
}

/** A what-if begins from its moment again, and what was hidden then is imagined once more. */
async function anotherHere(host: Host, table: TableNow): Promise<Answer<string>> {
  if (table.whatIf === undefined) return rules().create(sameAs(table));
  const { match, eye, frame } = table.whatIf;
  const history = await host.history(eye);
  if (!history.ok) return history;
  const { game, seats } = sameAs(table);
  return rules().branch({ game, seats, view: history.value[0]?.view, of: { match, frame } });
}

function sameAs({ game, options, seats, hints }: TableNow) {
  return {
    game,
    options,
    hints,
    seats: seats.map(({ person, bot }): LocalSeat => (bot === null ? { name: person?.name ?? '' } : { bot })),
  };
}
