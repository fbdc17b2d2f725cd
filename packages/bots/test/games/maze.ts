/** A game without luck or secrets, written down as a map: who moves where, and what each end is worth. */

import type { Brain } from '@tarmac/bots';
import type { Seat } from '@tarmac/kit';
import { TINY_LEVELS, tinyGame } from './tiny.ts';

type Place =
  | {
      readonly seat: Seat;
      /** Where each way leads. */
      readonly ways: Readonly<Record<string, string>>;
      /** How good ways look, in points; 0 where nothing is said. */
      readonly looks?: Readonly<Record<string, number>>;
    }
  /** The points of both seats at the end. */
  | { readonly scores: readonly [number, number] };

export interface Map {
  readonly [place: string]: Place;
  readonly start: Place;
}

interface View {
  readonly eye: Seat;
  readonly at: string;
}

export interface Maze {
  config: null;
  state: { at: string };
  action: { readonly go: string };
  view: View;
  news: never;
}

const TERMS = ['coins', 'planes'] as const;

/** What seat 0 has of each term at some places; seat 1 has none. */
type Holdings = Readonly<Record<string, readonly [coins: number, planes: number]>>;

export function mazeBrain(map: Map, holdings: Holdings = {}): Brain<Maze> {
  const placeOf = ({ at }: { readonly at: string }) => map[at] as Place;
  const game = tinyGame<Maze>({
    seats: { min: 2, max: 2 },
    setup: () => ({ at: 'start' }),
    toAct(state) {
      const place = placeOf(state);
      return { mode: 'each', seats: 'scores' in place ? [] : [place.seat] };
    },
    actions(state, seat) {
      const place = placeOf(state);
      if ('scores' in place || place.seat !== seat) return [];
      // New objects each time, which the contract allows.
      return Object.keys(place.ways).map((go) => ({ go }));
    },
    apply(state, _seat, { go }) {
      const place = placeOf(state);
      state.at = 'scores' in place ? state.at : (place.ways[go] as string);
    },
    clone: ({ at }) => ({ at }),
    view: ({ at }, eye) => ({ eye: eye as Seat, at }),
    imagine: ({ at }) => ({ at }),
    outcome(state) {
      const place = placeOf(state);
      if (!('scores' in place)) return null;
      const { scores } = place;
      return { ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length), scores, rule: '' };
    },
  });
  return {
    game,
    evaluation: {
      terms: TERMS,
      features: TERMS.map((term) => ({ name: term, term })),
      seatsOf: () => 2,
      chapters: 1,
      chapterOf: () => 0,
      measure({ at }, into) {
        into.fill(0);
        into.set(holdings[at] ?? []);
      },
      weights: { win: [[1, 1]], points: [[10, 1, 5]] },
    },
    appraise(state, _seat, actions, into) {
      const place = placeOf(state);
      for (const [index, { go }] of actions.entries()) {
        into[index] = ('looks' in place && place.looks?.[go]) || 0;
      }
    },
    seatOf: ({ eye }) => eye,
    seatsIn: () => 2,
    forget: (view) => view,
    levels: TINY_LEVELS,
  };
}
