/** The deal: the first entries of a match, from a table whose seats are filled. */

import { type By, commitmentTo, keyedChance, recordingChance } from '@tarmac/kit';
import { nodeDigest } from '../digest.ts';
import type { Parts } from '../parts.ts';
import type { Write } from '../storage/database.ts';
import { type Happening, HOST, STAND_IN } from './position.ts';
import type { Setting } from './setting.ts';

export function startHappenings(setting: Setting, at: number): Happening[] {
  const { game, config, people, contributions, secret, key } = setting;
  const chance = recordingChance(keyedChance(key, 0, nodeDigest));
  const news: unknown[] = [];
  game.setup(config, people.length, chance, news);
  const start: Happening = {
    entry: {
      kind: 'start',
      at,
      by: HOST,
      version: game.version,
      config,
      seats: people.length,
      commitment: commitmentTo(secret, nodeDigest),
      contributions: [...contributions],
      draws: chance.draws,
    },
    news,
  };
  const taken = people.map((person, seat): Happening => {
    const holder: By = person === null ? STAND_IN : { kind: 'person', id: person };
    return { entry: { kind: 'seat', at, by: HOST, seat, holder, reason: 'taken' }, news: [] };
  });
  return [start, ...taken];
}

/** Everybody who sat down when the setting was read still sits there: otherwise nothing starts. Who wants ratings now gets them for this match. */
export function startWrites(parts: Parts, { id, people, contributions }: Setting, at: number): Write[] {
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
  const expiry = read.deleteFrom('due').where('id', '=', `expire-table:${id}`).compile();
  return [{ query: running, rows: 1 }, ...seated.map((query) => ({ query, rows: 1 })), { query: expiry }];
}
