/** Matches of Airlines, each cut where its name says. Whoever changes the rules or the bots gets others like them. */

import type { Action, View } from '@tarmac/airlines/rules';
import { fastChance, pick } from '@tarmac/kit';
import type { Thinker } from '../../src/worker/thinker.ts';
import type { Kept } from '../worker/support.ts';
import { cutWhere, playedByBots, type Standing as StandingOf, whole } from './prepared.ts';

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

/** How likely each kind of action is where it is possible. Bots would do better, but otherwise whenever somebody betters them. */
const WEIGHTS: Readonly<Record<Action['type'], number>> = {
  exchange: 8,
  remove: 8,
  found: 3,
  expand: 4,
  play: 3,
  fly: 8,
  stop: 1,
  sabotage: 1,
  take: 1,
  draw: 1,
};

const byWeight: Thinker['decide'] = async ({ actions, seed }) => {
  const chance = fastChance(seed);
  const kinds = [...new Set((actions as readonly Action[]).map(({ type }) => type))];
  const kind = pick(
    kinds.flatMap((type) => Array.from({ length: WEIGHTS[type] }, () => type)),
    chance,
  );
  return pick(
    (actions as readonly Action[]).filter(({ type }) => type === kind),
    chance,
  );
};

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

export interface Matches {
  readonly opening: Kept;
  readonly turn: Kept;
  readonly flight: Kept;
  readonly stock: Kept;
  readonly sabotage: Kept;
  readonly scoring: Kept;
  readonly late: Kept;
  readonly useless: Kept;
  readonly over: Kept;
}

export async function prepareMatches(): Promise<Matches> {
  const four = await playedByBots({ game: GAME, seats: 4, seed: 1, decide: byWeight });
  return {
    opening: cutWhere(four, 'opening', at('turn', 0)),
    turn: cutWhere(four, 'turn', richTurn),
    flight: cutWhere(four, 'flight', canFly),
    stock: cutWhere(four, 'stock', at('stock')),
    sabotage: cutWhere(four, 'sabotage', at('sabotage', 0)),
    scoring: cutWhere(four, 'scoring', scored),
    late: cutWhere(four, 'late', at('turn', LATE)),
    useless: await prepareUseless(),
    over: whole(four, 'over'),
  };
}

/** A turn at which a flight card and a face-up stock card are of no more use to anybody. */
async function prepareUseless(): Promise<Kept> {
  const shunning = await playedByBots({ game: GAME, seats: 3, seed: 1, decide: shunZeb });
  return cutWhere(shunning, 'useless', useless);
}

/** A turn of a match of six in which the last of its four scorings is still to come. */
export async function prepareLastQuarter(): Promise<Kept> {
  const six = await playedByBots({ game: GAME, seats: 6, seed: 1, decide: byWeight });
  return cutWhere<View>(six, 'last-quarter', (standing) => at('turn', HALF)(standing) && standing.view.scorings === 3);
}
