/** What somebody says they have seen is taken where some game can have shown it, and nowhere else. */

import { seenConformance } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';
import { airlinesEurope } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { newsProblem, viewProblem } from '../../rules/seen.ts';
import { position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function played(seats: number, seed: number, options: object = {}) {
  const config = airlinesEurope.parseConfig(options, seats);
  if (!config.ok) throw new Error(config.problem);
  return playRandomly(config.value, seats, seed);
}

const view = () => airlinesEurope.view(position({ seats: 2, hands: [{ red: 2 }, { black: 1 }] }), 0);

const checks = seenConformance({
  game: airlinesEurope,
  viewProblem,
  newsProblem,
  view,
  games: {
    'two seats with the flight ban': [2, () => played(2, 2, { flightBan: true })],
    'three seats with open scores': [3, () => played(3, 3, { deck: 'alternate', openScores: true })],
    'four seats with an exact deck': [4, () => played(4, 4, { deck: 'exact' })],
    'five seats with the flight ban': [5, () => played(5, 5, { flightBan: true })],
  },
  views: {
    'no market': [{ market: undefined }, /market must be a list/],
    'an unheard-of card': [{ market: ['pink'] }, /market\[0\]/],
    'a card from nowhere': [({ hand }) => ({ hand: hand?.with(3, 3) }), /cards that can lie nowhere|view cannot be/],
    'a hand of more cards than there are': [
      { handSizes: view().handSizes.with(1, { ordinary: 500, abacus: 0 }) },
      /cannot be|nowhere/,
    ],
    'money from nowhere': [({ bank }) => ({ bank: bank + 1 }), /instead of/],
    'a hand that is not the eye’s': [{ eye: 'watcher' }, /not what this eye would see|nowhere|cannot be/],
    'points that are secret': [{ scores: [1, 2] }, /not what this eye would see/],
    'a deck of another size': [({ deckSize }) => ({ deckSize: deckSize - 1 }), /not what this eye would see/],
    'an end at which something is hidden': [{ frame: { kind: 'over' }, endedBy: 'AE-8.7' }, /laid open/],
    'an exchange nobody can complete': [
      {
        handSizes: [
          { ordinary: 2, abacus: 0 },
          { ordinary: 0, abacus: 0 },
        ],
        turn: 1,
        frame: {
          kind: 'exchange',
          give: 3,
          fromPortfolio: ['white'],
          backs: { ordinary: 0, abacus: 0 },
          fromHand: null,
        },
      },
      /nowhere/,
    ],
  },
  news: {
    'without its facts': [{ kind: 'bought', seat: 0 }, /is missing/],
    'of an unheard-of airline': [{ kind: 'took', seat: 0, airline: 'pink' }, /airline/],
    'of nobody': [{ kind: 'took', seat: 2, airline: 'red' }, /seat/],
    'of nowhere': [{ kind: 'banned', seat: 0, route: 'paris-mars', licence: 0 }, /route of the board/],
    'of a city that is none': [{ kind: 'bonus', airline: 'red', target: 'mars', spaces: 1, track: 1 }, /city of the/],
    'with too few seats': [{ kind: 'scoringEnded', number: 1, points: [1] }, /points/],
  },
});

for (const check of checks) test(check.name, check.run);

test('a board of one’s own is taken with its places', () => {
  const { states, news } = played(3, 1, { board: smallBoard });
  const seen = copied(airlinesEurope.view(states[3] as (typeof states)[0], 1));
  expect(viewProblem(seen)).toBeNull();
  const bought = news.find((item): item is Extract<News, { kind: 'bought' }> => item.kind === 'bought');
  expect(newsProblem(bought, seen)).toBeNull();
  expect(newsProblem({ ...bought, route: 'milan-paris' }, seen)).toMatch(/route of the board/);
});
