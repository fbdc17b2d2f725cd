/** Whole matches over real sockets. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { fastChance, type Game, verifyMatch } from '@tarmac/kit';
import { afterAll, expect, test } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { call } from '../support/client.ts';
import { expectOk, gather, playOut } from '../support/play.ts';
import { openServer } from '../support/server.ts';

const game = airlinesEurope as Game;
const server = await openServer();
afterAll(() => server.close());

test.each([2, 3, 4, 5])('a match of %i people is played to its end and can be verified', async (seats) => {
  const party = await gather([server.base], { game: game.id, seats });
  const chance = fastChance(seats);
  const played = await playOut(game, party, (count) => chance.draw(count));
  expect(played).toBeGreaterThan(20);
  const [first] = party.people;
  await Promise.all(party.people.map(({ client }) => client.until(() => client.table(party.match)?.state === 'over')));
  expect(first?.client.table(party.match)?.result?.reason).toBe('finished');
  const file = await expectOk(await call(server.base, 'GET', `/api/matches/${party.match}/export`));
  expect(verifyMatch(game, file, nodeDigest)).toMatchObject({ ok: true, problems: [] });
  for (const { client } of party.people) client.close();
});
