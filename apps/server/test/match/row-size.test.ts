/** How much of the file a move takes. */

import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { byChance, gather, playOut } from '../support/play.ts';
import { useServer } from '../support/server.ts';

const MOST_BYTES = 700;
const server = await useServer();

test(`a move takes less than ${MOST_BYTES} bytes, with all that is kept of its match`, async () => {
  let moves = 0;
  for (const { game } of GAMES) {
    for (const seats of [2, 4].filter((count) => count >= game.seats.min && count <= game.seats.max)) {
      const party = await gather([server.base], { game: game.id, seats });
      moves += await playOut(game, party, byChance(seats));
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
