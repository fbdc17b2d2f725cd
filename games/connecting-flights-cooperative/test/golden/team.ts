/**
 * A team that can win, for the golden games: it flies the best flights there are, and buys what lets it bring the most
 * pawns home, now and on boards that may come. No model of good play: it only has to win now and then.
 */

import { CONTINENT_INDEX, FIRST_ELECTRIC, FIRST_PASSENGER, FIRST_PLANE, ROUNDS } from '@tarmac/flights/rules';
import { type Chance, fastChance, pick } from '@tarmac/kit';
import { bestFlying, plainWorth } from '../../bot/flying/index.ts';
import type { Action } from '../../rules/actions.ts';
import { apply } from '../../rules/apply/index.ts';
import { check } from '../../rules/check.ts';
import { clone } from '../../rules/clone.ts';
import { costOf } from '../../rules/costs.ts';
import { demandKind, drawPair } from '../../rules/demand.ts';
import { pawnsByColour } from '../../rules/pawns.ts';
import { NO_CARD, type State } from '../../rules/state.ts';
import { type Tables, tablesOf } from '../../rules/tables.ts';

/** So many boards of the future are looked at, and so many flights on each. */
const FUTURES = 2;
const NODES = 150;
/** What is kept for charters. */
const RESERVE = 6;
/** Of the ways to buy a flight so many are looked into. */
const MOST_PACKAGES = 30;
/** What a continent is worth by how much of landing there a hand has: an airport and a passenger. */
const REACHED = [0, 0.3, 0.9];
/** Trucks worth buying. */
const LONG = [2, 3, 4];

const homeOf = (state: State, tables: Tables): number =>
  bestFlying(state, tables, plainWorth(state, tables), { nodes: NODES }).home;

/** The board as it is, and as it may be after new demand. */
function boards(state: State, tables: Tables): readonly (readonly number[])[] {
  const futures = ROUNDS - state.round <= 1 ? 0 : FUTURES;
  const luck = fastChance(state.round + 1);
  return [
    state.pawns,
    ...Array.from({ length: futures }, () => {
      const later = clone(state);
      for (let round = state.round; round < Math.min(ROUNDS, state.round + 2); round++)
        drawPair(later, tables, demandKind(Math.max(1, round)), 'round', luck);
      return later.pawns;
    }),
  ];
}

/** How many pawns the hands can bring home: now, and on average later. */
function strength(state: State, tables: Tables, futures: readonly (readonly number[])[]): number {
  const [now = 0, ...later] = futures.map((pawns) => homeOf({ ...state, pawns: pawns.slice() }, tables));
  const mean = later.length === 0 ? 0 : later.reduce((sum, home) => sum + home, 0) / later.length;
  return now + mean * Math.min(3, ROUNDS - state.round) + (state.round < ROUNDS ? reach(state, tables) : 0);
}

/** Whoever nobody can bring home is left at the end: what each continent is worth where a hand can land, or half can. */
function reach(state: State, { continentOf }: Tables): number {
  const waiting = pawnsByColour(state);
  const has = (continent: number, hand: number, from: number, to: number) =>
    state.where.some((at, card) => at === hand && card >= from && card < to && continentOf[card] === continent);
  return waiting.reduce((sum, count, continent) => {
    const parts = state.trucks.map(
      (_, hand) =>
        Number(has(continent, hand, 0, FIRST_PLANE)) +
        Number(has(continent, hand, FIRST_PASSENGER, state.where.length)),
    );
    return sum + (REACHED[Math.max(...parts)] as number) * (1 + count / 2);
  }, 0);
}

function after(state: State, actions: readonly Action[]): State | null {
  const next = clone(state);
  // What the display shows next is not known, and nobody has to agree to what is only thought of.
  const luck = fastChance(1);
  const alone: State = { ...next, config: { ...next.config, consent: false } };
  for (const action of actions) {
    if (check(alone, 0, action) !== null) return null;
    apply(alone, 0, action, luck);
  }
  return alone;
}

const isSomething = (actions: readonly Action[]) => actions.length > 0;

/** Nothing, or a large airport where this passenger can land, any passenger if none is said; towards the end landing rights. */
function landingWays(state: State, tables: Tables, hand: number, passenger: number | null): Action[][] {
  const isLate = state.round >= ROUNDS - 1;
  return [
    [],
    ...tables.board.cities.flatMap(({ id: city, stars, continent }): Action[][] => {
      if (passenger !== null && tables.continentOf[passenger] !== CONTINENT_INDEX[continent]) return [];
      const large: Action[][] = stars === 3 ? [[{ type: 'buyAirport', hand, city }]] : [];
      return isLate ? [...large, [{ type: 'rent', hand, city }]] : large;
    }),
  ];
}

/** CF-6.1 a plane, a passenger, a truck and an airport for one hand, each where it is needed. */
function packages(state: State, tables: Tables, chance: Chance): Action[][] {
  const { where, trucks, passengersShown, planesShown } = state;
  const all: Action[][] = [];
  trucks.forEach((own, hand) => {
    const count = (from: number, to: number) =>
      where.filter((at, card) => at === hand && card >= from && card < to).length;
    const planes = count(FIRST_PLANE, FIRST_PASSENGER);
    const conventional = count(FIRST_PLANE, FIRST_ELECTRIC);
    const passengers = count(FIRST_PASSENGER, where.length);
    const fuelled = own.reduce((sum, each) => sum + each, 0);
    const passengerWays: Action[][] = [
      ...(passengers > planes ? [[]] : []),
      ...passengersShown.filter((card) => card !== NO_CARD).map((card): Action[] => [{ type: 'buy', hand, card }]),
    ];
    const planeWays: Action[][] = [
      ...(planes > passengers ? [[]] : []),
      ...planesShown.filter((card) => card !== NO_CARD).map((card): Action[] => [{ type: 'buy', hand, card }]),
      [{ type: 'buyElectric', hand, stars: 2 }],
    ];
    for (const passenger of passengerWays) {
      const [bought] = passenger;
      const landings = landingWays(state, tables, hand, bought?.type === 'buy' ? bought.card : null);
      for (const plane of planeWays) {
        const isFuelled = plane[0]?.type === 'buyElectric' || fuelled > conventional;
        const truckWays = isFuelled ? [[]] : LONG.map((capacity): Action[] => [{ type: 'buyTruck', hand, capacity }]);
        for (const truck of truckWays)
          for (const landing of landings) all.push([...passenger, ...plane, ...truck, ...landing]);
      }
    }
    all.push(...[...landingWays(state, tables, hand, null), ...planeWays, ...passengerWays].filter(isSomething));
    for (const capacity of LONG) all.push([{ type: 'buyTruck', hand, capacity }]);
  });
  const payable = all.filter((actions) => {
    const cost = actions.reduce((sum, action) => sum + costOf(state, tables, action), 0);
    return isSomething(actions) && cost <= state.coins - RESERVE;
  });
  return payable.length <= MOST_PACKAGES ? payable : Array.from({ length: MOST_PACKAGES }, () => pick(payable, chance));
}

/** What makes the team stronger by the most for its coins; null for nothing. */
function bestPackage(state: State, tables: Tables, chance: Chance): Action[] | null {
  const futures = boards(state, tables);
  const now = strength(state, tables, futures);
  let best: Action[] | null = null;
  let most = 0;
  for (const actions of packages(state, tables, chance)) {
    const next = after(state, actions);
    if (next === null) continue;
    const gain = strength(next, tables, futures) - now;
    const rate = gain / Math.max(1, state.coins - next.coins);
    if (rate > most) [best, most] = [actions, rate];
  }
  return best;
}

/** CF-5.2 large airports, a large plane and a passenger of one star, so that many come home at once. */
function bestFirst(state: State, tables: Tables, actions: readonly Action[]): Action {
  const starsOf = (city: string) => tables.board.cities[tables.cityIndex(city)]?.stars ?? 0;
  const large = actions.filter(
    (action) =>
      action.type === 'first' &&
      action.plane === 3 &&
      action.passenger === 1 &&
      starsOf(action.from) === 3 &&
      starsOf(action.to) === 3,
  );
  const futures = boards(state, tables);
  let best = large[0] ?? (actions[0] as Action);
  let most = -1;
  for (const action of large) {
    const next = after(state, [action]);
    const value = next === null ? -1 : strength(next, tables, futures);
    if (value > most) [best, most] = [action, value];
  }
  return best;
}

/** It remembers what it has thought out to buy. */
export function makeTeam(): (state: State, seat: number, actions: readonly Action[], chance: Chance) => Action {
  let planned: Action[] = [];
  return (state, _seat, actions, chance) => {
    const tables = tablesOf(state.config.board);
    const [next] = planned;
    switch (state.frame.kind) {
      case 'consent':
        return { type: 'consent', agree: true };
      case 'first':
        return bestFirst(state, tables, actions);
      case 'market':
        if (next === undefined || check(state, 0, next) !== null) planned = bestPackage(state, tables, chance) ?? [];
        return planned.shift() ?? { type: 'pass' };
      case 'flights': {
        const { steps } = bestFlying(state, tables, plainWorth(state, tables), { nodes: 20 * NODES });
        return steps[0] ?? { type: 'pass' };
      }
      case 'further':
        return { type: 'further', draw: false };
      default:
        return pick(actions, chance);
    }
  };
}
