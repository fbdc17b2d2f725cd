/** Matches of Connecting Flights, each cut where its name says. Whoever changes the rules gets others like them. */

import type { Action, View } from '@tarmac/connecting-flights/rules';
import { fastChance, pick } from '@tarmac/kit';
import type { Thinker } from '../../src/worker/thinker.ts';
import type { Kept } from '../worker/support.ts';
import { cutWhere, playedByBots, type Standing as StandingOf, whole } from './prepared.ts';

type Standing = StandingOf<View>;
type FrameKind = View['frame']['kind'];

const GAME = 'connecting-flights';

/** Rounds by which everybody has something, and a good deal. */
const BEGUN = 3;
const LATE = 7;

const may = ({ actions }: Standing, type: Action['type']): boolean =>
  actions.some((action) => (action as Action).type === type);
const at =
  (frame: FrameKind, round = 0) =>
  ({ view }: Standing): boolean =>
    view.frame.kind === frame && view.round >= round;
const all =
  (...conditions: readonly ((standing: Standing) => boolean)[]) =>
  (standing: Standing): boolean =>
    conditions.every((holds) => holds(standing));
const flightsIn = (action: Action): number =>
  action.type === 'fly' ? action.chains.reduce((count, { legs }) => count + legs.length, 0) : 0;
const hasFlights =
  (least: number) =>
  ({ actions }: Standing): boolean =>
    actions.some((action) => flightsIn(action as Action) >= least);

/** The first player's own airport, and a place that takes something else. */
const ownAirport = ({ view: { frame } }: Standing): boolean => frame.kind === 'add' && frame.slot === -1;
const anyCard = (standing: Standing): boolean => may(standing, 'add') && may(standing, 'addAirport');
const outbid = ({ view: { frame }, seat }: Standing): boolean =>
  frame.kind === 'bid' && frame.highSeat >= 0 && frame.highSeat !== seat;
const liesOnCard = ({ actions }: Standing): boolean =>
  actions.some((action) => (action as Action).type === 'sabotage' && (action as { on: unknown }).on !== null);
const strikesAtOnce = ({ actions }: Standing): boolean =>
  actions.some((action) => (action as Action).type === 'sabotage' && (action as { on: unknown }).on === null);
/** A flight phase has just been told. */
const flown = ({ view, before }: Standing): boolean => view.revenues.length === before.revenues.length + 1;

/** How likely each kind of action is where it is possible. Bots would do better, but otherwise whenever somebody betters them. */
const WEIGHTS: Readonly<Record<Action['type'], number>> = {
  keep: 1,
  start: 1,
  first: 1,
  name: 1,
  add: 2,
  addAirport: 2,
  bid: 4,
  pass: 4,
  rent: 3,
  buyElectric: 2,
  buyTruck: 3,
  sell: 1,
  sellTruck: 0,
  offer: 1,
  withdraw: 0,
  answer: 3,
  counter: 1,
  fly: 1,
  takeCoins: 1,
  drawSabotage: 4,
  sabotage: 6,
  bury: 1,
  deflect: 1,
  lift: 0,
  order: 0,
};

/** Little is bid, so that coins last; and whoever can fly does, as well as can be. */
const byWeight: Thinker['decide'] = async ({ actions, seed }) => {
  const chance = fastChance(seed);
  const all = actions as readonly Action[];
  const kinds = [...new Set(all.map(({ type }) => type))];
  const kind = pick(
    kinds.flatMap((type) => Array.from({ length: WEIGHTS[type] }, () => type)),
    chance,
  );
  const alike = all.filter(({ type }) => type === kind);
  if (kind === 'bid' || kind === 'fly') return alike[0] ?? pick(all, chance);
  return pick(alike, chance);
};

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What each is to show. */
const MOMENTS = {
  keep: at('keep'),
  start: at('start'),
  first: at('first'),
  name: at('name'),
  add: all(at('add', BEGUN), ownAirport),
  addAny: all(at('add', BEGUN), anyCard),
  bid: all(at('bid', BEGUN), outbid),
  market: all(at('market', BEGUN), (standing) => may(standing, 'rent') && may(standing, 'buyTruck')),
  poor: all(at('market', 1), (standing) => may(standing, 'pass') && !may(standing, 'buyElectric')),
  answer: all(at('market', BEGUN), (standing) => may(standing, 'answer')),
  lift: all(at('market', BEGUN), (standing) => may(standing, 'pass') && may(standing, 'lift')),
  plans: all(at('plans', BEGUN), hasFlights(3)),
  sabotage: at('sabotage', BEGUN),
  use: all(at('use', 2), liesOnCard),
  strike: all(at('use', 2), strikesAtOnce),
  deflect: at('deflect'),
  flown: all(({ view }) => view.round >= BEGUN, flown),
  late: at('add', LATE),
} as const satisfies Readonly<Record<string, (standing: Standing) => boolean>>;

type Moment = keyof typeof MOMENTS;

export type Matches = Readonly<Record<Moment | 'over', Kept>>;

/** Played once, however many are cut from it. */
const played = new Map<number, Promise<Kept>>();

function playedWith(seed: number): Promise<Kept> {
  const before = played.get(seed);
  if (before !== undefined) return before;
  const now = playedByBots({ game: GAME, seats: 4, seed, decide: byWeight });
  played.set(seed, now);
  return now;
}

/** The first of several matches that comes to this. */
export async function prepareMatch(name: Moment): Promise<Kept> {
  for (const seed of SEEDS) {
    const match = await playedWith(seed);
    try {
      return cutWhere(match, name, MOMENTS[name]);
    } catch {
      // Not this one.
    }
  }
  throw new Error(`${name}: no match ever came to this`);
}

export async function prepareMatches(): Promise<Matches> {
  const names = Object.keys(MOMENTS) as Moment[];
  const cut = await Promise.all(names.map(async (name) => [name, await prepareMatch(name)] as const));
  return { ...Object.fromEntries(cut), over: whole(await playedWith(SEEDS[0]), 'over') } as Matches;
}

/** The auction with which the last rounds of a match of two begin: this one and those after it are still to come. */
export async function prepareLastRounds(round: number): Promise<Kept> {
  const two = await playedByBots({ game: GAME, seats: 2, seed: 1, decide: byWeight });
  return cutWhere<View>(two, 'last-rounds', at('add', round));
}
