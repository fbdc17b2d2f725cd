/** A person's finished matches in pages, with the changes of their ratings. */

import { HISTORY_CURSOR, type HistoryMatch, type HistoryPage, type historyQuery, type Opponents } from '@tarmac/wire';
import type { z } from 'zod';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { type Finished, finishedMatches } from './finished.ts';

export async function readHistory(
  parts: Parts,
  person: Pick<Person, 'id'>,
  { limit, before }: z.output<typeof historyQuery>,
): Promise<HistoryPage> {
  const [, at = '', id = ''] = before === undefined ? [] : (HISTORY_CURSOR.exec(before) ?? []);
  const from = before === undefined ? null : { at: Number(at), id };
  const found = await finishedMatches(parts, person.id, limit + 1, { before: from });
  const shown = found.slice(0, limit);
  const changes = await changesIn(parts, person.id, shown);
  const last = shown.at(-1);
  return {
    matches: shown.map((match) => historyMatch(match, changes)),
    next: found.length <= limit || last === undefined ? null : `${last.endedAt}.${last.id}`,
  };
}

type Changes = (match: string, against: Opponents) => number | null;

async function changesIn({ database }: Parts, person: string, matches: readonly Finished[]): Promise<Changes> {
  const ids = matches.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await database.read
          .selectFrom('rated_seats')
          .select(['match', 'against', 'change'])
          .where('match', 'in', ids)
          .where('person', '=', person)
          .execute();
  return (match, against) => {
    const row = rows.find((each) => each.match === match && each.against === against);
    return row === undefined ? null : Math.round(row.change / 100) / 10;
  };
}

function historyMatch({ result, ...match }: Finished, changes: Changes): HistoryMatch {
  const { id, game, startedAt, endedAt, mySeats } = match;
  return {
    id,
    game,
    startedAt,
    endedAt,
    reason: result.reason,
    rule: result.rule,
    mySeats,
    seats: match.seats.map(({ seat, person, name, bot }) => ({
      person: person === null ? null : { id: person, name },
      bot,
      rank: result.ranks?.[seat] ?? null,
      score: result.scores?.[seat] ?? null,
    })),
    changes: { people: changes(id, 'people'), bots: changes(id, 'bots') },
  };
}
