/** Along whole games: what every state owes to the ones before it, which `audit` cannot see in a state alone. */

import { CARDS, FIRST_ELECTRIC, FIRST_PASSENGER, FIRST_PLANE, IN_DECK } from '@tarmac/flights/rules';
import { sum } from '@tarmac/flights/support';
import { describe, expect, test } from 'vitest';
import type { State } from '../../rules/state.ts';
import { newsOf } from '../support/act.ts';
import { SEAT_NUMBERS } from '../support/booklet.ts';
import { config } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';

const steps = (states: readonly State[]) =>
  states.slice(1).map((state, step) => [states[step] as State, state] as const);

describe.each(SEAT_NUMBERS)('with %i seats', (seats) => {
  const { states, news, state: last } = playRandomly(config({ offers: '5' }), seats, 60 + seats);

  test('CF-3.5 what has left the shuffled part of a deck never comes back into it', () => {
    for (const [before, state] of steps(states)) {
      for (let card = FIRST_PLANE; card < CARDS; card++) {
        if (before.where[card] !== IN_DECK) expect(state.where[card]).not.toBe(IN_DECK);
      }
    }
  });

  test('CF-4 rounds and phases only go on', () => {
    const order = ['setup', 'event', 'auction', 'market', 'flights', 'taxes', 'sabotage', 'end'];
    const place = ({ round, phase }: State) => round * order.length + order.indexOf(phase);
    for (const [before, state] of steps(states)) expect(place(state)).toBeGreaterThanOrEqual(place(before));
    expect(last.round).toBe(10);
  });

  test('CF-3.4 a claim is for good, tasks seen met are not forgotten, and identities never change', () => {
    for (const [before, state] of steps(states)) {
      before.claimed.forEach((claimed, seat) => {
        if (claimed) expect(state.claimed[seat]).toBe(true);
        const missed = before.missed[seat] as number;
        expect((state.missed[seat] as number) & missed).toBe(missed);
      });
      expect(state.identities).toEqual(before.identities);
    }
  });

  test('CF-4.8 the first player passes clockwise, once a round', () => {
    const firsts = newsOf(news, 'roundBegan').map(({ firstSeat }) => firstSeat);
    expect(firsts).toEqual(firsts.map((_, round) => ((firsts[0] as number) + round) % seats));
  });

  test('CF-4.5 revenue is what the flights of that round earned, and comes into the coins as far as it may', () => {
    const flown = newsOf(news, 'flew');
    expect(flown.length).toBe(10 * seats);
    last.revenues.forEach((revenues, round) => {
      const ofRound = flown.slice(round * seats, (round + 1) * seats);
      for (const { seat, revenue } of ofRound) expect(revenue).toBe(revenues[seat]);
    });
    for (const { revenue, coins } of flown) expect(coins).toBeGreaterThanOrEqual(Math.min(100, revenue));
  });

  test('CF-4.4 nobody gets a plane or passenger but at the first flight, an auction or a trade', () => {
    const owned = ({ where }: State) =>
      where.filter(
        (place, card) => place >= 0 && card >= FIRST_PLANE && (card < FIRST_ELECTRIC || card >= FIRST_PASSENGER),
      ).length;
    const bought = newsOf(news, 'sold').filter(({ card }) => card >= FIRST_PLANE).length;
    const sold = newsOf(news, 'soldCard').filter(
      ({ card }) => card >= FIRST_PLANE && (card < FIRST_ELECTRIC || card >= FIRST_PASSENGER),
    ).length;
    expect(owned(last)).toBe(2 * seats + bought - sold);
  });

  test('CF-1.7 every coin that came or went was told of', () => {
    const start = newsOf(news, 'firstFlights')[0]?.coins ?? [];
    const spent = (kind: 'rented' | 'boughtElectric' | 'boughtTruck' | 'sold' | 'penalty' | 'lifted' | 'deflected') =>
      sum(newsOf(news, kind).map(({ coins }) => coins));
    const came = (kind: 'soldCard' | 'soldTruck' | 'tookCoins' | 'claimed' | 'abilityPaid') =>
      sum(newsOf(news, kind).map(({ coins }) => coins));
    const struck = newsOf(news, 'struck');
    const changes = [...newsOf(news, 'eventCoins'), ...newsOf(news, 'taxed')].flatMap(({ coins }) => coins);
    const out =
      spent('rented') +
      spent('boughtElectric') +
      spent('boughtTruck') +
      spent('sold') +
      spent('penalty') +
      spent('lifted') +
      spent('deflected') +
      sum(struck.map(({ paid }) => paid));
    const into =
      came('soldCard') +
      came('soldTruck') +
      came('tookCoins') +
      came('claimed') +
      came('abilityPaid') +
      sum(struck.map(({ gained }) => gained)) +
      sum(changes) +
      sum(newsOf(news, 'flew').map(({ revenue }) => revenue));
    // Only revenue and trades are told of in full, whatever of them was lost above 100.
    const lost = sum(start) + into - out - sum(last.coins);
    const wasFull = states.some(({ coins }) => coins.includes(100));
    if (wasFull) expect(lost).toBeGreaterThanOrEqual(0);
    else expect(lost).toBe(0);
  });
});
