/** What the picture counts is what the rules count. */

import { CONTINENT_ORDER } from '@tarmac/flights/text';
import { describe, expect, test } from 'vitest';
import { actionsAt } from '../../board/logic/city-actions.ts';
import { COLOUR_COST, CROWD_COST } from '../../board/logic/forecast.ts';
import { FIGURE, pawnRows } from '../../board/logic/pawn-rows.ts';
import {
  CROWD,
  citiesNow,
  colourDanger,
  coloursIn,
  crowdAt,
  handCards,
  MOST_REFUSED,
  NO_CARD,
  PAWNS_OF_COLOUR,
} from '../../board/logic/pieces.ts';
import { roundsOf } from '../../board/logic/round-track.ts';
import * as consent from '../../rules/consent.ts';
import { EXTRA, EXTRA_AFTER } from '../../rules/demand.ts';
import { DIFFICULTIES } from '../../rules/difficulty.ts';
import * as pawnRules from '../../rules/pawns.ts';
import { CROWDED_COST, CROWDED_FROM, FULL_COST, penaltiesNow } from '../../rules/penalties.ts';
import * as stateRules from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { DECISIONS } from './decisions.ts';

test('the numbers written out here are the rules’ own', () => {
  expect([CROWD_COST, COLOUR_COST]).toEqual([CROWDED_COST, FULL_COST]);
  expect([CROWD, PAWNS_OF_COLOUR, NO_CARD, MOST_REFUSED]).toEqual([
    CROWDED_FROM,
    pawnRules.PAWNS_OF_COLOUR,
    stateRules.NO_CARD,
    consent.MOST_REFUSED,
  ]);
});

describe('pawns on the map', () => {
  test('are all those on the board, each at its city', () => {
    for (const { view, scene } of DECISIONS) {
      const cities = citiesNow(scene, view);
      expect(cities.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(pawnRules.pawnsLeft(view));
      cities.forEach(({ pawns, waiting }, city) => {
        expect(waiting).toBe(pawnRules.pawnsAt(view, city));
        expect(pawns).toHaveLength(CONTINENT_ORDER.length);
      });
    }
  });

  test('CF-6.5 warn where the rules would punish, and nowhere else', () => {
    let crowded = 0;
    let full = 0;
    for (const { view, state, scene } of DECISIONS) {
      const due = penaltiesNow(state, tablesOf(state.config.board));
      const cities = citiesNow(scene, view);
      expect(cities.filter((now) => crowdAt(now) === 'due').map(({ city }) => city)).toEqual(due.crowded);
      const counts = pawnRules.pawnsByColour(view);
      expect(CONTINENT_ORDER.filter((_, colour) => colourDanger(counts[colour] ?? 0) === 'due')).toEqual(due.full);
      crowded += due.crowded.length;
      full += due.full.length;
    }
    expect(crowded).toBeGreaterThan(0);
    expect(full).toBeGreaterThan(0);
  });

  test('one fewer than that is near', () => {
    expect(crowdAt({ waiting: CROWD - 1 })).toBe('near');
    expect(crowdAt({ waiting: CROWD - 2 })).toBe('none');
    expect(colourDanger(PAWNS_OF_COLOUR - 1)).toBe('near');
  });

  test('stand in rows, one figure for each colour, none upon another', () => {
    expect(pawnRows([0, 0, 0, 0, 0, 0])).toEqual({ figures: [], width: 0, height: 0 });
    const { figures, width, height } = pawnRows([2, 0, 1, 3, 1, 1]);
    expect(figures.map(({ count }) => count)).toEqual([2, 1, 3, 1, 1]);
    expect([width, height]).toEqual([3 * FIGURE.width, 2 * FIGURE.height]);
    for (const a of figures) {
      for (const b of figures) {
        if (a === b) continue;
        expect(Math.abs(a.x - b.x) >= FIGURE.width || Math.abs(a.y - b.y) >= FIGURE.height).toBe(true);
      }
      expect(Math.abs(a.x)).toBeLessThanOrEqual((width - FIGURE.width) / 2);
    }
  });

  test('four colours stand two and two', () => {
    const { width, height } = pawnRows([1, 1, 1, 1, 0, 0]);
    expect([width, height]).toEqual([2 * FIGURE.width, 2 * FIGURE.height]);
  });

  test('are told colour by colour, in the order of the continents', () => {
    expect(coloursIn([0, 2, 0, 0, 1, 0])).toEqual([
      { colour: 'europe', count: 2 },
      { colour: 'africa', count: 1 },
    ]);
  });
});

test('the cards of the hands are all cards that any hand has', () => {
  for (const { view, scene } of DECISIONS) {
    const hands = Array.from({ length: scene.hands }, (_, hand) => handCards(scene, view, hand));
    const owned = view.where.flatMap((place, card) => (place >= 0 ? [card] : []));
    expect(hands.flat().sort((a, b) => a - b)).toEqual(owned);
  }
});

describe('the rounds on their track', () => {
  const sceneOf = (scenario: string) => DECISIONS.find(({ view }) => view.config.scenario === scenario)?.scene;
  const plain = sceneOf('none');

  test('CF-6.4 bring three pawns, then five, then three; the last brings none', () => {
    expect(plain).toBeDefined();
    if (plain === undefined) return;
    expect(roundsOf({ ...plain, difficulty: 'easy' }).map(({ pawns }) => pawns)).toEqual([
      3, 3, 3, 5, 5, 5, 5, 3, 3, 0,
    ]);
  });

  test('CF-6.5 the pair that comes besides is the rules’ own', () => {
    if (plain === undefined) throw new Error('no plain game');
    for (const difficulty of DIFFICULTIES) {
      const rounds = roundsOf({ ...plain, difficulty });
      for (const { round, extra } of rounds) expect(extra).toBe(round === EXTRA_AFTER ? EXTRA[difficulty] : null);
    }
  });

  test('CF-7.3 five come to the games', () => {
    const scene = sceneOf('olympic-games');
    if (scene === undefined) throw new Error('no games');
    expect(roundsOf(scene)[4]?.pawns).toBe(10);
  });
});

test('what concerns a city is found at the city', () => {
  const at = actionsAt(
    [
      { type: 'pass' },
      { type: 'rent', hand: 0, city: 'paris' },
      { type: 'buyAirport', hand: 0, city: 'london' },
      { type: 'charter', pawn: 'asia', from: 'paris', to: 'london' },
    ],
    'paris',
  );
  expect(at.map(({ type }) => type)).toEqual(['rent', 'charter']);
});
