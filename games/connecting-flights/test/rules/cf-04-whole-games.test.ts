/** CF-1.7, CF-4.3, CF-4.8: whole games at random, with somebody keeping the books. */

import { expect, test } from 'vitest';
import type { State } from '../../rules/state.ts';
import { SEAT_NUMBERS } from '../support/booklet.ts';
import { config } from '../support/position.ts';
import { playRandomly } from '../support/random-game.ts';
import { keepBooks } from '../support/witness.ts';

const ownersIn = ({ where }: State) =>
  new Map(where.flatMap((place, card) => (place >= 0 ? [[card, place] as const] : [])));

/** Without these the books would be of little use. */
const WANTED = ['sold', 'traded', 'rented', 'soldCard', 'penalty', 'taxed', 'struck', 'abilityPaid', 'eventCoins'];

test.each(SEAT_NUMBERS)(
  'CF-1.7, CF-4.3, CF-4.7, CF-4.8 in games of %i the news adds up to the cards and coins',
  (seats) => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const { state, states, news } = playRandomly(config(), seats, seed);
      const begun = states.find(({ round }) => round === 1) as State;
      const { coins, owners, complaints } = keepBooks(news, seats, ownersIn(begun));
      expect(complaints, `game ${seed}`).toEqual([]);
      for (const { kind } of news) kinds.add(kind);
      expect(coins).toEqual(state.coins);
      expect(new Map([...owners].sort(([one], [other]) => one - other))).toEqual(ownersIn(state));
    }
    expect(WANTED.filter((kind) => !kinds.has(kind))).toEqual([]);
  },
);
