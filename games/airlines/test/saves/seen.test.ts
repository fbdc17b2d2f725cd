/** What somebody says they have seen is taken where some game can have shown it, and nowhere else. */

import { seenConformance } from '@tarmac/kit/conformance';
import { expect, test } from 'vitest';
import { airlines } from '../../rules/game.ts';
import type { News } from '../../rules/news.ts';
import { newsProblem, viewProblem } from '../../rules/seen.ts';
import type { State } from '../../rules/state.ts';
import { HIDDEN } from '../../rules/view-types.ts';
import { position } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { smallBoard } from '../support/small-board.ts';

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function played(seats: number, seed: number, options: object = {}) {
  const config = airlines.parseConfig(options, seats);
  if (!config.ok) throw new Error(config.problem);
  return playRandomly(config.value, seats, seed);
}

const MIDDLE = position({
  hands: [{ boi: 2 }, { ita: 1, zeb: 1 }, { lum: 1 }],
  seen: [{}, { zeb: 1 }],
  laid: [{ boi: 1 }],
  circles: { 'boston-new-york': ['boi'] },
  flights: [['wavy-1', 'solid-3'], ['dotted-4'], ['double-2']],
});
const view = () => airlines.view(MIDDLE, 0);

const checks = seenConformance({
  game: airlines,
  viewProblem,
  newsProblem,
  view,
  games: {
    'two seats with controlled scoring': [2, () => played(2, 2, { controlledScoring: true })],
    'three seats with a last round and a bonus': [3, () => played(3, 3, { lastRound: true, seatBonus: true })],
    'four seats': [4, () => played(4, 4)],
    'six seats with a last round': [6, () => played(6, 6, { lastRound: true, controlledScoring: true })],
  },
  views: {
    'no row': [{ row: undefined }, /row must be a list/],
    'an unheard-of card': [{ row: ['pink'] }, /row\[0\]/],
    'a card from nowhere': [({ hand }) => ({ hand: hand?.with(3, 3) }), /nowhere/],
    'a hand of more cards than there are': [({ handSizes }) => ({ handSizes: handSizes.with(1, 500) }), /nowhere/],
    'a card seen taken by who has none': [
      ({ seenTaken, handSizes }) => ({
        seenTaken: seenTaken.with(2, seenTaken[1] ?? []),
        handSizes: handSizes.with(2, 0),
      }),
      /nowhere/,
    ],
    'a hand of somebody else': [{ eye: 1 }, /nowhere|not what this eye would see/],
    'a hand for a watcher': [{ eye: 'watcher' }, /hand that is not the eye’s/],
    'no hand for a seat': [{ hand: null }, /hand that is not the eye’s/],
    'a pile of another size': [({ pileSize }) => ({ pileSize: pileSize - 1 }), /nowhere/],
    'a marker from nowhere': [
      ({ markers }) => ({ markers: markers.with(0, 20) }),
      /view cannot be: 2\d markers of boi/,
    ],
    'another seat’s flight card shown': [
      ({ flights }) => ({ flights: flights.with(flights.indexOf(HIDDEN), 1) }),
      /nowhere|not what this eye would see/,
    ],
    'flight cards drawn from no pile': [
      ({ flightsDrawn }) => ({ flightsDrawn: flightsDrawn.map((drawn) => [...drawn, 1]) }),
      /not what this eye would see/,
    ],
    'flight cards of a pile to come': [({ flightPiles }) => ({ flightPiles: flightPiles.with(40, 1) }), /nowhere/],
    'a flight pile of another size': [({ flightPileSize }) => ({ flightPileSize: flightPileSize + 1 }), /nowhere/],
    'an end at which something is hidden': [{ frame: { kind: 'over' }, endedBy: 'AL-9.3' }, /laid open/],
    'everything laid open before the end': [
      { laidOpen: { pile: MIDDLE.pile, hands: MIDDLE.hands, flights: MIDDLE.flights } },
      /laid open/,
    ],
  },
  news: {
    'without its facts': [{ kind: 'took', seat: 0 }, /is missing/],
    'of an unheard-of airline': [{ kind: 'took', seat: 0, airline: 'pink' }, /airline/],
    'of nobody': [{ kind: 'took', seat: 3, airline: 'boi' }, /seat/],
    'of an unheard-of flight card': [{ kind: 'exchanged', seat: 0, flight: 'wavy-13' }, /flight card of the board/],
    'of nowhere': [
      { kind: 'sabotaged', seat: 0, airline: 'boi', route: 'boston-mars', circle: 0, number: 5 },
      /route of the board/,
    ],
    'of a city that is none': [
      { kind: 'founded', seat: 0, airline: 'boi', count: 1, headquarters: 'mars' },
      /city of the/,
    ],
    'with too few seats': [{ kind: 'scoringEnded', number: 1, points: [1] }, /points/],
    'of a fifth scoring': [{ kind: 'scoringBegan', number: 5 }, /number/],
  },
});

for (const check of checks) test(check.name, check.run);

test('a board of one’s own is taken with its places', () => {
  const { states, news } = played(3, 1, { board: smallBoard });
  const seen = copied(airlines.view(states[3] as State, 1));
  expect(viewProblem(seen)).toBeNull();
  const flew = news.find((item): item is Extract<News, { kind: 'flew' }> => item.kind === 'flew');
  expect(newsProblem(flew, seen)).toBeNull();
  expect(newsProblem({ ...flew, route: 'miami-new-orleans' }, seen)).toMatch(/route of the board/);
});
