/** The start: the first entries of a match, from a table with all seats taken. */

import { type By, commitmentTo, type Entry, keyedChance, type Shapes } from '@tarmac/kit';
import { begin } from '@tarmac/match';
import { nodeDigest } from '../digest.ts';
import { dueDone } from '../due/writes.ts';
import { stillWithinBotTables } from '../lobby/limits.ts';
import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import { following, HOST, type Move, STAND_IN, standing } from './position.ts';
import type { Setting } from './setting.ts';

export function startMoves(setting: Setting, at: number): Move[] {
  const { game, config, people, contributions, secret, key } = setting;
  const start = {
    at,
    by: HOST,
    config,
    seats: people.length,
    commitment: commitmentTo(secret, nodeDigest),
    contributions: [...contributions],
  };
  const dealt = standing(setting, null, [begin(game, start, keyedChance(key, 0, nodeDigest))]);
  const taken = people.map((person, seat): Entry<Shapes> => {
    const holder: By = person === null ? STAND_IN : { kind: 'person', id: person };
    return { kind: 'seat', at, by: HOST, seat, holder, reason: 'taken' };
  });
  return [...dealt, ...following(setting, (dealt[0] as Move).position, taken)];
}

/** Fails if seats have changed since the setting was read, or the host has too many bots by now. People who want ratings now are rated for this match. */
export function startWrites(parts: Parts, { id, host, people, bots, contributions }: Setting, at: number): Write[] {
  const { read } = parts.database;
  const running = read
    .updateTable('tables')
    .set({ state: 'running', started_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .compile();
  const seated = people.map((person, seat) =>
    read
      .updateTable('seats')
      .set(({ selectFrom }) => ({
        contribution: contributions[seat] as string,
        rated: person === null ? 0 : selectFrom('people').select('rated').where('id', '=', person),
      }))
      .where('match', '=', id)
      .where('seat', '=', seat)
      .where('person', person === null ? 'is' : '=', person)
      .where('contribution', '=', contributions[seat] as string)
      .compile(),
  );
  const expiry = dueDone(parts, { kind: 'expire-table', subject: id });
  const hasBots = bots.some((bot) => bot !== null);
  const within = hasBots ? stillWithinBotTables(parts, host) : [];
  return [...within, { query: running, rows: 1 }, ...seated.map((query) => ({ query, rows: 1 })), expiry];
}
