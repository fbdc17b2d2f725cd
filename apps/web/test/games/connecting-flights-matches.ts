/** Matches of Connecting Flights, each cut where its name says. Whoever changes the rules gets others like them. */

import { facts } from '@tarmac/connecting-flights/facts';
import type { Action, View } from '@tarmac/connecting-flights/rules';
import type { Thinker } from '../../src/worker/thinker.ts';
import { byWeight, type Cut, playedByBots, type Standing as StandingOf, shelf } from '../suites/prepared.ts';

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
const hasFlights =
  (least: number) =>
  ({ view }: Standing): boolean =>
    (facts(view).bestPlan?.plan ?? []).reduce((count, { legs }) => count + legs.length, 0) >= least;

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
const flown = ({ view, before, asked }: Standing): boolean =>
  asked === 1 && view.revenues.length === before.revenues.length + 1;

/** The card called and something of the bank add a flight, and nobody else can bid for it. */
const completing = ({ view, seat }: Standing): boolean => {
  const { frame, coins, row } = view;
  if (frame.kind !== 'bid' || frame.highSeat >= 0) return false;
  const price = facts(view).leastBid[seat] ?? 0;
  if (coins.some((held, other) => other !== seat && held >= price)) return false;
  return (facts(view).missing?.sets ?? []).some(
    ({ pieces, price: all }) =>
      all <= (coins[seat] ?? 0) &&
      pieces.length > 1 &&
      pieces.some(({ source, card }) => source === 'row' && card === row[0]) &&
      pieces.every(({ source }) => source === 'row' || source === 'bank') &&
      pieces.filter(({ source }) => source === 'row').length === 1,
  );
};

const weighedly = byWeight<Action>(
  {
    0: ['sellTruck', 'withdraw', 'lift', 'order'],
    2: ['add', 'addAirport', 'buyElectric'],
    3: ['rent', 'buyTruck', 'answer'],
    4: ['bid', 'pass', 'drawSabotage'],
    6: ['sabotage'],
  },
  1,
);

/** Little is bid, so that coins last; and whoever can fly does, as well as can be. */
const decide: Thinker['decide'] = async (question) => {
  const chosen = (await weighedly(question, () => undefined)) as Action;
  const chains = facts(question.view as View).bestPlan?.plan;
  if (chosen.type === 'fly') return chains === undefined ? chosen : { type: 'fly', chains };
  const least = (question.actions as readonly Action[]).find(({ type }) => type === 'bid');
  return chosen.type === 'bid' ? (least ?? chosen) : chosen;
};

const weighed = (seats: number, seed: number) => playedByBots({ game: GAME, seats, seed, decide });
/** Not each comes to everything. */
const four = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => weighed(4, seed));
const two = weighed(2, 1);

const CUTS = {
  keep: [four, at('keep')],
  start: [four, at('start')],
  first: [four, at('first')],
  name: [four, at('name')],
  add: [four, all(at('add', BEGUN), ownAirport)],
  addAny: [four, all(at('add', BEGUN), anyCard)],
  bid: [four, all(at('bid', BEGUN), outbid)],
  completing: [four, completing],
  market: [four, all(at('market', BEGUN), (standing) => may(standing, 'rent') && may(standing, 'buyTruck'))],
  poor: [four, all(at('market', 1), (standing) => may(standing, 'pass') && !may(standing, 'buyElectric'))],
  answer: [four, all(at('market', BEGUN), (standing) => may(standing, 'answer'))],
  lift: [four, all(at('market', BEGUN), (standing) => may(standing, 'pass') && may(standing, 'lift'))],
  plans: [four, all(at('plans', BEGUN), hasFlights(3))],
  sabotage: [four, at('sabotage', BEGUN)],
  use: [four, all(at('use', 2), liesOnCard)],
  strike: [four, all(at('use', 2), strikesAtOnce)],
  deflect: [four, at('deflect')],
  flown: [four, all(({ view }) => view.round >= BEGUN, flown)],
  late: [four, at('add', LATE)],
  over: [four, 'whole'],
  /** The auctions of the last rounds of a match of two. */
  lastThree: [[two], at('add', 8)],
  lastTwo: [[two], at('add', 9)],
} as const satisfies Readonly<Record<string, Cut<View>>>;

export const match = shelf<View, keyof typeof CUTS>(CUTS);
