/** Matches of Airlines, each cut where its name says. Whoever changes the rules or the bots gets others like them. */

import type { Action, View } from '@tarmac/airlines/rules';
import { fastChance, pick } from '@tarmac/kit';
import type { Thinker } from '../../src/worker/thinker.ts';
import { byWeight, type Cut, playedByBots, type Standing as StandingOf, shelf } from '../suites/prepared.ts';

type Standing = StandingOf<View>;

const GAME = 'airlines';

/** Far enough into a match for something to lie on the board. */
const BEGUN = 40;
const HALF = 100;
const LATE = 150;

const may = ({ actions }: Standing, type: Action['type']): boolean =>
  actions.some((action) => (action as Action).type === type);
const at =
  (frame: View['frame']['kind'], after = BEGUN) =>
  ({ view, decisions }: Standing): boolean =>
    view.frame.kind === frame && decisions >= after;
/** One alone: two scoring cards may come with one draw. */
const scored = ({ view, before }: Standing): boolean => view.scorings > 1 && view.scorings === before.scorings + 1;

/** A turn with everything: an airline to be founded, one to fly for, and stock to be played. */
const richTurn = (standing: Standing): boolean =>
  at('turn', BEGUN)(standing) && may(standing, 'found') && may(standing, 'play') && ownFlights(standing).length > 2;
const canFly = (standing: Standing): boolean => at('flight')(standing) && may(standing, 'fly');
/** AL-4.6 and AL-7.3 at once. */
const useless = (standing: Standing): boolean => may(standing, 'exchange') && may(standing, 'remove');

function ownFlights({ view, seat }: Standing): readonly number[] {
  return view.flights.filter((place) => place === seat);
}

const often = byWeight<Action>({ 3: ['found', 'play'], 4: ['expand'], 8: ['exchange', 'remove', 'fly'] }, 1);

/** Nobody founds ZEB, and whoever may sabotage uses up one of its markers: in the end it cannot be founded any more. */
const shunZeb: Thinker['decide'] = async ({ actions, seed }) => {
  const wished = (actions as readonly Action[]).filter((action) => {
    if (action.type === 'found' || action.type === 'take') return action.airline !== 'zeb';
    if (action.type === 'sabotage') return action.airline === 'zeb';
    if (action.type === 'play') return action.count === 1;
    return action.type === 'expand' || action.type === 'fly' || action.type === 'draw';
  });
  return pick(wished.length > 0 ? wished : actions, fastChance(seed));
};

const weighed = (seats: number, seed = 1) => playedByBots({ game: GAME, seats, seed, decide: often });
const four = [weighed(4)];

const CUTS = {
  opening: [four, at('turn', 0)],
  turn: [four, richTurn],
  flight: [four, canFly],
  stock: [four, at('stock')],
  sabotage: [four, at('sabotage', 0)],
  scoring: [four, scored],
  late: [four, at('turn', LATE)],
  /** A flight card and a face-up stock card are of no more use to anybody. */
  useless: [[playedByBots({ game: GAME, seats: 3, seed: 1, decide: shunZeb })], useless],
  over: [four, 'whole'],
  /** A turn of a match of two whose third and last scoring is still to come, at the latest with as many more stock cards. */
  lastTurns: [
    [1, 2, 3, 4].map((seed) => weighed(2, seed)),
    (standing) => at('turn')(standing) && standing.view.scorings === 2 && standing.view.pileSize <= 8,
  ],
  /** A turn of a match of six in which the last of its four scorings is still to come. */
  lastQuarter: [[weighed(6)], (standing) => at('turn', HALF)(standing) && standing.view.scorings === 3],
} as const satisfies Readonly<Record<string, Cut<View>>>;

export const match = shelf<View, keyof typeof CUTS>(CUTS);
