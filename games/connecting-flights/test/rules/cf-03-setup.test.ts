/** CF-3.1, CF-3.2, CF-3.5: what is laid out and dealt. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { IN_DECK, kindOf, OUT, SUPPLY } from '@tarmac/flights/rules';
import { GRID, sum, TRUCKS } from '@tarmac/flights/support';
import { fastChance } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { suits } from '../../rules/board.ts';
import type { News } from '../../rules/news.ts';
import { IN_ROW, SABOTAGE_IN_DECK } from '../../rules/state.ts';
import { tablesOf } from '../../rules/tables.ts';
import { act, actAndHear, expectRefusal, frameKind, newsOf, play, playAndHear, seatsToAct } from '../support/act.ts';
import { first, keep, name, start } from '../support/actions.ts';
import { LEFT_OUT, SEAT_NUMBERS } from '../support/booklet.ts';
import { config, dealt, namesAt, position, trucksOf } from '../support/position.ts';
import { PRINTED } from '../support/printed.ts';

const tables = tablesOf(PRINTED);

test('CF-3.2 a player card is dealt to as many players as it names, the fewest and the most included', () => {
  const card = tables.board.players[0];
  if (card === undefined) throw new Error('there are no player cards');
  const counts = (named: Pick<typeof card, 'from' | 'to'>) =>
    [...SEAT_NUMBERS].filter((seats) => suits({ ...card, ...named }, seats));
  expect(counts({ from: 2 })).toEqual([2, 3, 4, 5]);
  expect(counts({ from: 3 })).toEqual([3, 4, 5]);
  expect(counts({ from: 2, to: 4 })).toEqual([2, 3, 4]);
  expect(counts({ from: 3, to: 3 })).toEqual([3]);
});

describe('CF-3.1 continents that stay out', () => {
  test.each(SEAT_NUMBERS)('CF-3.1 with %i players', (seats) => {
    const news: News[] = [];
    const state = connectingFlights.setup(config(), seats, fastChance(seats), news);
    expect(connectingFlights.audit(state)).toEqual([]);
    expect([...(newsOf(news, 'began')[0]?.continentsOut ?? [])].sort()).toEqual([...LEFT_OUT[seats]].sort());
    state.where.forEach((place, card) => {
      const continent = GRID[tables.continentOf[card] as number];
      const isOut = continent !== undefined && LEFT_OUT[seats].includes(continent);
      expect(place === OUT, `card ${card}`).toBe(isOut);
    });
  });

  test('CF-3.1 nobody starts there', () => {
    const state = play(dealt(['trader', 'aircraft-engineer'], ['creative-accountant', 'fuel-merchant']), [
      [0, keep('trader')],
      [1, keep('fuel-merchant')],
    ]);
    expectRefusal(state, 0, start('north-america'), 'continentOut');
    expectRefusal(state, 0, start('asia'), 'continentOut');
  });

  test('CF-3.1 nor is one of them named', () => {
    const state = position({ seats: 4, event: 'world-fair', frame: { kind: 'name', seat: 0 } });
    expectRefusal(state, 0, name('oceania'), 'continentOut');
    expect(act(state, 0, name('asia')).named).toBe(GRID.indexOf('asia'));
  });
});

describe('CF-3.2 what each player gets', () => {
  test.each(SEAT_NUMBERS)('CF-3.2 two player cards that suit %i players, all different', (seats) => {
    for (let seed = 0; seed < 20; seed++) {
      const state = connectingFlights.setup(config(), seats, fastChance(seed));
      const cards = state.dealt.flat();
      expect(new Set(cards).size).toBe(2 * seats);
      for (const card of cards) expect(PRINTED.players[card]?.from).toBeLessThanOrEqual(seats);
    }
  });

  test('CF-3.2 a card may name the largest number of players too', () => {
    const board = structuredClone(PRINTED);
    const trader = board.players[0] as { to?: number };
    const dealtWith = (seats: number) =>
      Array.from({ length: 40 }, (_, seed) =>
        connectingFlights.setup(config({ board }), seats, fastChance(seed)).dealt.flat(),
      ).flat();
    expect(dealtWith(3)).toContain(0);
    trader.to = 2;
    expect(dealtWith(3)).not.toContain(0);
    expect(dealtWith(2)).toContain(0);
  });

  test.each(SEAT_NUMBERS)('CF-3.2 an identity of one’s own, and a truck of 1, %i players', (seats) => {
    const state = connectingFlights.setup(config(), seats, fastChance(3));
    expect(new Set(state.identities).size).toBe(seats);
    for (let seat = 0; seat < seats; seat++) expect(trucksOf(state, seat)).toEqual([1]);
    expect(state.truckSupply).toEqual([16 - seats, 7, 6, 6]);
  });

  test('CF-3.2 each card and identity as likely as any other', () => {
    const bounds: number[] = [];
    const chance = {
      draw(bound: number) {
        bounds.push(bound);
        return bound - 1;
      },
      reveal() {},
    };
    connectingFlights.setup(config(), 2, chance);
    expect(bounds).toEqual([6, 5, 4, 3, 6, 5]);
  });

  const before = dealt(['trader', 'aircraft-engineer'], ['creative-accountant', 'fuel-merchant']);

  test('CF-3.2 one of the two is kept', () => {
    expect(seatsToAct(before)).toEqual([0, 1]);
    expectRefusal(before, 0, keep('fuel-merchant'), 'playerNotDealt');
    expectRefusal(before, 0, start('europe'), 'notNow', 'CF-3.3');
    const { state, news } = playAndHear(before, [
      [1, keep('creative-accountant')],
      [0, keep('aircraft-engineer')],
    ]);
    expect(newsOf(news, 'playersShown')[0]?.players).toEqual(['aircraft-engineer', 'creative-accountant']);
    expect(state.players.map((place) => PRINTED.players[place]?.id)).toEqual([
      'aircraft-engineer',
      'creative-accountant',
    ]);
  });

  test('CF-3.2 it may be changed until all have chosen', () => {
    const state = play(before, [
      [0, keep('aircraft-engineer')],
      [0, keep('trader')],
      [1, keep('fuel-merchant')],
    ]);
    expect(state.players.map((place) => PRINTED.players[place]?.id)).toEqual(['trader', 'fuel-merchant']);
    expectRefusal(state, 0, keep('trader'), 'notNow', 'CF-3.2');
  });
});

describe('CF-3.5 the table', () => {
  /** The last of two players has chosen her first flight. */
  function laidOut() {
    const ready = play(dealt(['aircraft-engineer', 'trader'], ['creative-accountant', 'fuel-merchant']), [
      [0, keep('aircraft-engineer')],
      [1, keep('creative-accountant')],
      [1, start('africa')],
      [0, start('europe')],
      [0, first('london', 'paris', 3, 3)],
    ]);
    return actAndHear(ready, 1, first('cairo', 'dakar', 1, 1), ['registration', 'plane-2', 'oceania-2']);
  }

  test('CF-3.5 the lowest rank is the first player', () => {
    const { state, news } = laidOut();
    expect(state.firstSeat).toBe(1);
    expect(newsOf(news, 'roundBegan')).toEqual([{ kind: 'roundBegan', round: 1, firstSeat: 1 }]);
    expect([frameKind(state), ...seatsToAct(state)]).toEqual(['add', 1]);
  });

  test('CF-3.5 what is left of the passengers and planes is in the decks', () => {
    const { state } = laidOut();
    const inDeck = namesAt(state, IN_DECK);
    expect(namesAt(state, IN_ROW)).toEqual(['plane-2', 'oceania-2']);
    expect(inDeck.filter((one) => one.startsWith('plane'))).toHaveLength(26 - 2 - 1);
    // South America 5, Europe 6, Africa 5, Oceania 4, of which two were bought and one is turned up.
    expect(inDeck.filter((one) => !one.startsWith('plane'))).toHaveLength(20 - 2 - 1);
  });

  test('CF-3.5 electric planes and airports lie open, trucks are in supply', () => {
    const { state } = laidOut();
    expect(namesAt(state, SUPPLY).filter((one) => one.startsWith('electric'))).toHaveLength(4);
    expect(namesAt(state, SUPPLY).filter((_, card) => kindOf(card) === 'airport').length).toBeGreaterThan(0);
    expect(sum(state.truckSupply)).toBe(sum(TRUCKS) - 2);
  });

  test('CF-3.5 the first event is one of stage 1, the sabotage cards are all in their deck', () => {
    const { state } = laidOut();
    expect(PRINTED.events[state.events[0] as number]?.stage).toBe(1);
    expect(state.sabotages.every((place) => place === SABOTAGE_IN_DECK)).toBe(true);
    expect(state.sabotageQueue).toEqual([]);
  });

  test('CF-3.5 the passengers and planes of first flights are no more in the decks', () => {
    const { state } = laidOut();
    expect(namesAt(state, 0).map((one) => one.split('/')[0])).toEqual(['london', 'paris', 'plane-3', 'europe-3']);
    expect(namesAt(state, 1).map((one) => one.split('/')[0])).toEqual(['cairo', 'dakar', 'plane-1', 'africa-1']);
  });
});
