/** The demand to come: the possible draws at the ends of rounds, by counting cards. */

import type { State, Tables } from '@tarmac/connecting-flights-cooperative/rules';
import { COLOURS, demandKind, EXTRA, EXTRA_AFTER, scenarioOf } from '@tarmac/connecting-flights-cooperative/rules';
import { CONTINENT_INDEX, ROUNDS } from '@tarmac/flights/rules';
import { type Chance, everyDraw } from '@tarmac/kit';

/** By round to come, this one first: where pawns are placed, as `city * COLOURS + colour`. */
export type Sequence = readonly (readonly number[])[];

type Drawn = Pick<State, 'round' | 'config' | 'departuresDrawn' | 'lowDrawn' | 'highDrawn'>;

/** `rounds`: how many ends of rounds are looked at. */
export function drawSequence(state: Drawn, tables: Tables, rounds: number, chance: Chance): Sequence {
  const departures = [...state.departuresDrawn];
  const drawn = { low: [...state.lowDrawn], high: [...state.highDrawn] };
  const { games } = scenarioOf(state.config);
  const sequence: number[][] = [];
  for (let round = state.round; round < ROUNDS && sequence.length < rounds; round++) {
    const cells: number[] = [];
    const kinds = [demandKind(round)];
    const extra = EXTRA[state.config.difficulty];
    if (round === EXTRA_AFTER && extra !== null) kinds.push(extra);
    for (const [place, kind] of kinds.entries()) {
      const cities = tables.departures[take(departures, chance)]!;
      const colours = tables.demands[kind][take(drawn[kind], chance)]!;
      colours.forEach((colour, row) => {
        if (colour >= 0) cells.push(cities[row]! * COLOURS + colour);
      });
      if (place === 0 && games !== null && round === games.round) {
        const city = tables.cityIndex(games.city);
        for (let colour = 0; colour < COLOURS; colour++) {
          if (colour !== CONTINENT_INDEX[games.colour]) cells.push(city * COLOURS + colour);
        }
      }
    }
    sequence.push(cells);
  }
  return sequence;
}

/** CF-6.4 a deck that is empty is made anew. */
function take(drawn: boolean[], chance: Chance): number {
  let left = 0;
  for (const isDrawn of drawn) if (!isDrawn) left++;
  if (left === 0) {
    drawn.fill(false);
    left = drawn.length;
  }
  let skip = chance.draw(left);
  for (let card = 0; ; card++) {
    if (drawn[card] === false && skip-- === 0) {
      drawn[card] = true;
      return card;
    }
  }
}

/** How many sequences of draws there are until the end; each is as likely. */
export function countSequences(state: Drawn): number {
  let count = 1;
  const left = (drawn: readonly boolean[]) => drawn.filter((isDrawn) => !isDrawn).length || drawn.length;
  const bags = { departures: left(state.departuresDrawn), low: left(state.lowDrawn), high: left(state.highDrawn) };
  const sizes = {
    departures: state.departuresDrawn.length,
    low: state.lowDrawn.length,
    high: state.highDrawn.length,
  };
  for (let round = state.round; round < ROUNDS; round++) {
    const extra = EXTRA[state.config.difficulty];
    const kinds = round === EXTRA_AFTER && extra !== null ? [demandKind(round), extra] : [demandKind(round)];
    for (const bag of kinds.flatMap((kind) => ['departures', kind] as const)) {
      count *= bags[bag];
      bags[bag] = bags[bag] - 1 || sizes[bag];
    }
  }
  return count;
}

/** All of them where there are at most so many, else null. */
export function allSequences(state: Drawn, tables: Tables, most: number): Sequence[] | null {
  if (countSequences(state) > most) return null;
  const all: Sequence[] = [];
  everyDraw((chance) => {
    all.push(drawSequence(state, tables, ROUNDS, chance));
  });
  return all;
}
