/** The sets of missing pieces against every set there is, on drawn positions. */

import { connectingFlights } from '@tarmac/connecting-flights/rules';
import { MOST_COINS } from '@tarmac/flights/rules';
import { expect, it } from 'vitest';
import { purseOf } from '../../bot/missing/index.ts';
import { lookingAs } from '../../bot/missing/looking.ts';
import { KINDS, kindOfOption, piecesFor, worthwhile } from '../../bot/missing/pieces.ts';
import { doubtOf, setsOf } from '../../bot/missing/sets.ts';
import type { MissingSet } from '../../rules/missing.ts';
import { tablesOf } from '../../rules/tables.ts';
import { positionsIn, SEAT_COUNTS } from '../bot/support.ts';
import { everySet, type Figures, figuresOf } from './brute-force.ts';

const FRAMES: readonly string[] = ['add', 'bid', 'market'];

/** One position in so many, so that games come to their last rounds; and one in so many of these with a full purse. */
const ONE_IN = 4;
const RICH = 5;

const figures = ({ pieces, ...set }: MissingSet): Figures => ({ ...set, doubt: doubtOf({ pieces, ...set }) });
/** What one set beats another in. */
const aims = (sets: readonly Figures[]): string[] =>
  [...new Set(sets.map(({ price, to, net, doubt }) => `${price} ${to} ${net} ${doubt}`))].sort();

export function setsAreBest(count: number, seed: number): void {
  it(`CF-4.3, CF-4.4, CF-4.10 no set is cheaper, earns more or is surer, at ${count} drawn positions`, () => {
    let seen = 0;
    let found = 0;
    let met = 0;
    for (const { state, seat } of positionsIn(SEAT_COUNTS, seed)) {
      if (!FRAMES.includes(state.frame.kind) || met++ % ONE_IN !== 0) continue;
      // Who has many coins has many sets to choose from.
      if (seen % RICH === 0) state.coins[seat] = MOST_COINS;
      const tables = tablesOf(state.config.board);
      const looking = lookingAs(connectingFlights.view(state, seat), tables, seat);
      const pieces = piecesFor(looking);
      const purse = purseOf(looking);
      const sets = setsOf(looking, worthwhile(pieces), { purse });
      const bid = (cards: readonly (number | null)[]) =>
        purse.bid !== null && !cards.includes(purse.bid.card) ? purse.bid.coins : 0;
      const every = everySet(
        state,
        seat,
        KINDS.map((kind) => pieces.filter((option) => kindOfOption(option) === kind)),
        (all) => all.reduce((sum, { price }) => sum + price, 0) <= purse.coins - bid(all.map(({ card }) => card)),
      );
      expect(aims(sets.map(figures)), JSON.stringify({ state, seat })).toEqual(aims(every));
      for (const set of sets) expect(figures(set)).toEqual(figuresOf(state, seat, set.pieces));
      found += sets.length;
      seen++;
      if (seen === count) break;
    }
    expect(found).toBeGreaterThan(count);
  });
}
