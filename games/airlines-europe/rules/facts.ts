/** Facts that a reader could derive from the view and the rules, for pictures, which know no rules. */

import { AIRLINES, type ByAirline, type ByShare, inPlay, SHARES } from './airlines.ts';
import type { Board } from './board.ts';
import { nextScoring, SCORING_CARDS } from './deck.ts';
import { cheapestFree, holdsLicence, reachesCity, touchesNetwork } from './network.ts';
import { type ScoredNow, scoredNow } from './scored-now.ts';
import { scoringRow } from './scoring.ts';
import { boardOf, type Tables, tablesOf } from './tables.ts';
import type { View } from './view-types.ts';

/** The fixed data of a match. */
export interface Scene {
  readonly board: Board;
  /** AE-2.1 */
  readonly inPlay: ByAirline<boolean>;
}

export interface Facts extends ScoredNow {
  /** AE-2.9, AE-2.10 the least and most shares before the next scoring card; null after the third. */
  readonly nextScoring: { readonly number: number; readonly least: number; readonly most: number } | null;
  /** The number of the next or current scoring that pays, 1 to 3; null after the last. */
  readonly scoring: number | null;
  /** AE-8.1 its card has been drawn, and its points are not yet paid. */
  readonly underWay: boolean;
  /** AE-8.3, AE-8.5 the current row of points; for Air ABACUS that of the next scoring. */
  readonly rows: ByShare<readonly number[]>;
  /** AE-4.11 has airplanes, but no licence is left for it. */
  readonly blocked: ByAirline<boolean>;
  /** AE-4.2 the cities each airline has reached, its home included, by id. */
  readonly reached: ByAirline<readonly string[]>;
}

export function scene({ config, seats }: Pick<View, 'config' | 'seats'>): Scene {
  return { board: boardOf(config.board), inPlay: inPlay(seats).slice() };
}

export function facts(view: View): Facts {
  const tables = tablesOf(view.config.board);
  const playing = inPlay(view.seats);
  const scoring = view.endedBy === null && view.scorings < SCORING_CARDS ? view.scorings + 1 : null;
  const counted = scoring ?? SCORING_CARDS;
  const rows = SHARES.map((_, share) => scoringRow(view, share, counted));
  return {
    nextScoring: toNextScoring(view),
    scoring,
    underWay: scoring !== null && view.deck.met >= scoring,
    rows,
    ...scoredNow(view, rows, counted),
    blocked: AIRLINES.map((_, airline) => playing[airline] === true && isBlocked(view, tables, airline)),
    reached: AIRLINES.map((_, airline) => (playing[airline] === true ? reached(view, tables, airline) : [])),
  };
}

function toNextScoring(view: View): Facts['nextScoring'] {
  const { drawn, met } = view.deck;
  if (met === SCORING_CARDS || view.endedBy !== null) return null;
  const { least, most } = nextScoring(view);
  return { number: met + 1, least: Math.max(0, least - drawn), most: Math.max(0, most - drawn) };
}

/** AE-4.11 */
function isBlocked(view: View, tables: Tables, airline: number): boolean {
  if (view.planes[airline] === 0) return false;
  return tables.ends.every(
    (_, route) =>
      cheapestFree(view, tables, route) === -1 ||
      holdsLicence(view, tables, airline, route) ||
      !touchesNetwork(view, tables, airline, route),
  );
}

/** AE-4.2 */
function reached(view: View, tables: Tables, airline: number): string[] {
  return tables.board.cities.filter((_, city) => reachesCity(view, tables, airline, city)).map(({ id }) => id);
}
