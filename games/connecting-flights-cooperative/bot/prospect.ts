/** The value of a position to the team: this round flown, then some later rounds with the current hands. */

import {
  type Action,
  charterRow,
  closedNow,
  COLOURS as PAWN_COLOURS,
  PAWNS_OF_COLOUR,
  type State,
  scenarioOf,
  type Tables,
} from '@tarmac/connecting-flights-cooperative/rules';
import { ROUNDS } from '@tarmac/flights/rules';
import { TUNING } from './data/tuning.ts';
import type { Network } from './network.ts';
import type { Sequence } from './outlook.ts';
import { writePlaced } from './placed.ts';
import { makeScheduler, type Taste } from './schedule.ts';

/** A local name: inner loops read it, and an import is looked up each time. */
const COLOURS = PAWN_COLOURS;

/** In pawns brought home, by the terms of an explanation. */
export interface Prospect {
  total: number;
  home: number;
  network: number;
  placing: number;
  coins: number;
  penalties: number;
  /** Pawns that come beside those that always do, taken off. */
  demand: number;
  /** Pawns that are left at the end of the rounds looked at, on average. */
  left: number;
  /** The variance of the total over the sequences of demand, and how many there were. */
  spread: number;
  worlds: number;
}

/** What the team might do next, with all that belongs to it: the first action is the candidate. */
export interface Idea {
  readonly actions: readonly Action[];
  readonly prospect: Prospect;
}

/** What is tried out: a state with other cards and coins. */
export interface Setting {
  /** To fly with now; landing rights come last among its slots. */
  readonly now: Network;
  /** To fly with later: the same without landing rights. */
  readonly later: Network;
  readonly coins: number;
  /** Cards by hand, for the penalty of CF-6.5. */
  readonly cards: readonly number[];
}

/** Orders found so far, to begin from: for now, then by sequence and round. */
export interface Warm {
  readonly now: number[];
  readonly later: number[][][];
}

export interface Effort {
  readonly horizon: number;
  /** Orders looked at for this round, and for each later one. */
  readonly tries: number;
  readonly laterTries: number;
  /**
   * Counts only the rounds looked at. Otherwise they stand for all remaining rounds, since purchases serve in each; but
   * a waiting pawn comes home once, so flights are compared this way.
   */
  readonly once?: boolean;
}

export interface Prospector {
  judge(state: State, setting: Setting, sequences: readonly Sequence[], effort: Effort, warm: Warm): Prospect;
}

export function makeProspector(tables: Tables): Prospector {
  const scheduler = makeScheduler(tables);
  const cities = tables.continentOfCity.length;
  const pawns = new Uint8Array(cities * COLOURS);
  const start = new Uint8Array(cities * COLOURS);
  const placed = new Float64Array(cities * COLOURS);
  const colours = new Int8Array(COLOURS);

  function arrive(cells: readonly number[]): void {
    countColours();
    for (const cell of cells) {
      const colour = cell % COLOURS;
      if (colours[colour]! >= PAWNS_OF_COLOUR) continue;
      colours[colour] = colours[colour]! + 1;
      pawns[cell] = pawns[cell]! + 1;
    }
  }

  function countColours(): number {
    colours.fill(0);
    let sum = 0;
    for (let cell = 0; cell < pawns.length; cell++) {
      const count = pawns[cell]!;
      if (count === 0) continue;
      sum += count;
      colours[cell % COLOURS] = colours[cell % COLOURS]! + count;
    }
    return sum;
  }

  /** CF-6.5 once the round's pawns have come; `arrive` has counted the colours. */
  function penalties(): number {
    let due = 0;
    for (let city = 0; city < cities; city++) {
      let count = 0;
      for (let colour = 0; colour < COLOURS; colour++) count += pawns[city * COLOURS + colour]!;
      if (count >= 4) due += 5;
    }
    for (let colour = 0; colour < COLOURS; colour++) if (colours[colour]! >= PAWNS_OF_COLOUR) due += 10;
    return due;
  }

  /** Of this round's flights. */
  function tasteOf(state: State, setting: Setting): Taste {
    if (state.round === ROUNDS) placed.fill(0);
    else writePlaced(setting.later, tables, placed);
    const row = charterRow(state, tables);
    return {
      placed,
      coin: TUNING.coin[state.round] as number,
      charters: state.charters === 0 ? row : row.slice(state.charters),
      coins: setting.coins,
      fee: scenarioOf(state.config).fullPlanes?.fee ?? 0,
      closed: closedNow(state),
    };
  }

  return {
    judge(state, setting, sequences, effort, warm) {
      const { round } = state;
      const taste = tasteOf(state, setting);
      const { coin } = taste;
      const flown = scheduler.best(setting.now, state.pawns, taste, warm.now, effort.tries);
      const home = flown.home;
      const coins = setting.coins - flown.spent;
      start.set(scheduler.after);
      const rounds = Math.min(ROUNDS - round, effort.horizon);
      let later = 0;
      let waiting = 0;
      let left = 0;
      let due = 0;
      let squares = 0;
      let sums = 0;
      const scale = rounds === 0 || effort.once === true ? 1 : (ROUNDS - round) / rounds;
      // At the end nobody may be left, wherever they wait.
      const isEnd = round + rounds === ROUNDS;
      const laterTaste = { ...taste, charters: charterRow(state, tables), coins: TUNING.charterPurse, closed: -1 };
      for (let place = 0; place < Math.max(1, sequences.length); place++) {
        const sequence = sequences[place] ?? [];
        const orders = warm.later[place] ?? [];
        pawns.set(start);
        let worth = 0;
        for (let ahead = 0; ahead < rounds; ahead++) {
          arrive(sequence[ahead] ?? []);
          const fine = penalties();
          due += fine;
          const next = scheduler.best(setting.later, pawns, laterTaste, orders[ahead]!, effort.laterTries);
          later += next.home;
          worth += scale * next.home - TUNING.fine * coin * fine;
          pawns.set(scheduler.after);
        }
        for (let cell = 0; cell < pawns.length; cell++) {
          const count = pawns[cell]!;
          if (count === 0) continue;
          left += count;
          if (isEnd) continue;
          waiting += count * placed[cell]!;
          worth += count * placed[cell]!;
        }
        sums += worth;
        squares += worth * worth;
      }
      const worlds = Math.max(1, sequences.length);
      const unequal = state.seats > 1 && Math.max(...setting.cards) - Math.min(...setting.cards) >= 4 ? 5 : 0;
      const parts = {
        home,
        network: (later / worlds) * scale,
        placing: waiting / worlds,
        coins: coin * coins,
        penalties: -TUNING.fine * coin * (due / worlds + (round < ROUNDS ? unequal : 0)),
      };
      const total = parts.home + parts.network + parts.placing + parts.coins + parts.penalties;
      const spread = Math.max(0, squares / worlds - (sums / worlds) ** 2);
      return { ...parts, total, demand: 0, left: left / worlds, spread, worlds };
    },
  };
}

export function coldStart(setting: Setting, sequences: number, rounds: number): Warm {
  const later = setting.later.slots.map((_, place) => place);
  return {
    now: setting.now.slots.map((_, place) => place),
    later: Array.from({ length: sequences }, () => Array.from({ length: rounds }, () => [...later])),
  };
}

/** Two judgements over different sequences as one. */
export function mixed(one: Prospect, other: Prospect): Prospect {
  const worlds = one.worlds + other.worlds;
  const of = (key: keyof Prospect) => (one[key] * one.worlds + other[key] * other.worlds) / worlds;
  return {
    total: of('total'),
    home: of('home'),
    network: of('network'),
    placing: of('placing'),
    coins: of('coins'),
    penalties: of('penalties'),
    demand: of('demand'),
    left: of('left'),
    spread: of('spread'),
    worlds,
  };
}
