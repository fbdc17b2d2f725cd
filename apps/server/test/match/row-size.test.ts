/** How much of the file a move takes. */

import { join } from 'node:path';
import { fastChance } from '@tarmac/kit';
import Sqlite from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { gather, playOut } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const MOST_BYTES = 700;
const server = await openServer();
afterAll(() => server.close());

test(`a move takes less than ${MOST_BYTES} bytes, with all that is kept of its match`, async () => {
  let moves = 0;
  for (const { game } of GAMES) {
    for (const seats of [2, 4].filter((count) => count >= game.seats.min && count <= game.seats.max)) {
      const party = await gather([server.base], { game: game.id, seats });
      const chance = fastChance(seats);
      moves += await playOut(game, party, (count) => chance.draw(count));
      for (const { client } of party.people) client.close();
    }
  }
  const file = new Sqlite(join(server.parts.settings.dataFolder, 'tarmac.db'), { readonly: true });
  const names = ['log', 'sqlite_autoindex_log_1', 'heads', 'sqlite_autoindex_heads_1'];
  const used = file.prepare(`select sum(pgsize) from dbstat where name in (${names.map(() => '?').join()})`).pluck();
  const bytes = used.get(names) as number;
  file.close();
  expect(moves).toBeGreaterThan(1000);
  expect(bytes / moves).toBeLessThan(MOST_BYTES);
});
