/** What counts for the campaign among the matches of this browser. */

import { expect, test } from 'vitest';
import { gameCalled } from '../../src/worker/games.ts';
import { triedHere } from '../../src/worker/match/campaign.ts';
import { match } from '../games/connecting-flights-cooperative-matches.ts';

const known = gameCalled('connecting-flights-cooperative');
const VOLCANO = { scenario: 'volcano', difficulty: 'medium' };

test('a match that was won counts with its rounds to spare; what-ifs, bots alone, files and the plain game do not', async () => {
  const { match: won } = await match('won');
  const { board: _, ...options } = won.options;
  const mine = { ...won, options };
  const record = triedHere(known, [mine]);
  const round = (mine.head.state as { readonly round: number }).round;
  expect(record).toEqual([{ ...VOLCANO, matches: 1, wins: 1, spare: 10 - round }]);

  const whatIf = { of: 'match', frame: 1, move: 1, eye: 0 } as unknown as NonNullable<typeof mine.whatIf>;
  const others = [
    won,
    { ...mine, whatIf },
    { ...mine, seats: mine.seats.map(() => ({ bot: 'pilot' })) },
    { ...mine, options: {} },
    { ...mine, options: { ...VOLCANO, difficulty: 'absurd' } },
    { ...mine, game: 'airlines' },
    { ...mine, state: 'running' as const, ranks: null },
  ];
  expect(triedHere(known, others)).toEqual([]);
  expect(triedHere(gameCalled('airlines'), [mine])).toEqual([]);

  const lost = { ...mine, ranks: mine.seats.map(() => 2) };
  expect(triedHere(known, [mine, lost, mine])).toEqual([{ ...VOLCANO, matches: 3, wins: 2, spare: 10 - round }]);
});
