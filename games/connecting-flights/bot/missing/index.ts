/** What a seat is short of this round: sets of pieces, from what it can see. */

import { freeCoins, type Missing, type MissingSet, type Tables, type View } from '@tarmac/connecting-flights/rules';
import type { Seat } from '@tarmac/kit';
import { type Looking, lookingAs } from './looking.ts';
import { inDecks, type Option, type Options, piecesFor, worthwhile } from './pieces.ts';
import { bestFirst, doubtOf, type Purse, setsOf } from './sets.ts';

/** What a panel can show. */
const MOST_SHOWN = 6;
/** Of sets that the seat cannot pay. */
const MOST_DEAR = 3;

export function missingOf(view: View, tables: Tables, seat: Seat): Missing {
  const looking = lookingAs(view, tables, seat);
  const pieces = piecesFor(looking);
  const options = worthwhile(pieces);
  const paid = bestFirst(looking, setsOf(looking, options, { purse: purseOf(looking) }));
  return {
    // Else one sees what to save for: sets come with the cheapest first.
    sets: paid.length > 0 ? shownOf(paid) : setsOf(looking, options, {}).slice(0, MOST_DEAR),
    row: pieces
      .filter(({ piece: { source } }) => source === 'row')
      .map((option) => ({ card: option.piece.card!, set: completionOf(looking, pieces, option) })),
  };
}

export function purseOf({ view, seat }: Looking): Purse {
  const { frame } = view;
  const coins = freeCoins(view, seat);
  if (frame.kind !== 'bid' || frame.highSeat !== seat) return { coins, bid: null };
  return { coins: coins + frame.high, bid: { card: view.row[0]!, coins: frame.high } };
}

/** The best ones, and the best of the surest. */
function shownOf(sets: readonly MissingSet[]): MissingSet[] {
  const surest = Math.min(...sets.map(doubtOf));
  const sure = sets.find((set) => doubtOf(set) === surest);
  const shown = sets.slice(0, MOST_SHOWN);
  return sure === undefined || shown.includes(sure) ? shown : [...shown.slice(0, -1), sure];
}

/**
 * With pieces that can be had and paid; for the card called, which is decided on now, else with dearer ones, else with one
 * that nobody can sell now.
 */
function completionOf(looking: Looking, pieces: readonly Option[], option: Option): MissingSet | null {
  const { frame, row } = looking.view;
  const best = (options: Options, purse?: Purse): MissingSet | undefined =>
    bestFirst(looking, setsOf(looking, options, { must: option, ...(purse && { purse }) }))[0];
  const options = worthwhile(pieces);
  const paid = best(options, purseOf(looking));
  if (paid !== undefined || frame.kind !== 'bid' || option.piece.card !== row[0]) return paid ?? null;
  return best(options) ?? best(worthwhile([...pieces, ...inDecks(looking)])) ?? null;
}
