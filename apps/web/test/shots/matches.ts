/** The matches in the pictures, each cut where its name says. Whoever changes the rules or the bots gets others like them. */

import type { View } from '@tarmac/airlines-europe/rules';
import { GAME, type Kept } from '../worker/support.ts';
import { cutWhere, playedByBots, type Standing as StandingOf, whole } from './prepared.ts';

type Standing = StandingOf<View>;
type Frame = View['frame']['kind'];

/** Far enough into a match for something to lie on the board. */
const BEGUN = 30;
const LATE = 225;

const at =
  (frame: Frame, after = 0) =>
  ({ view, decisions }: Standing): boolean =>
    view.frame.kind === frame && decisions >= after;
const scored =
  (number: number) =>
  ({ view, before }: Standing): boolean =>
    view.scorings === number && before.scorings < number;
/** A turn with enough cards in the hand to have a choice. */
const richTurn = (standing: Standing): boolean =>
  at('turn', BEGUN)(standing) && (standing.view.hand ?? []).filter((count) => count > 0).length > 2;

export interface Matches {
  readonly opening: Kept;
  readonly turn: Kept;
  readonly second: Kept;
  readonly share: Kept;
  readonly market: Kept;
  readonly scoring: Kept;
  readonly ban: Kept;
  readonly late: Kept;
  readonly handOver: Kept;
  readonly over: Kept;
}

export async function prepareMatches(): Promise<Matches> {
  const four = await playedByBots({ game: GAME, seats: 4, seed: 1 });
  const five = await playedByBots({ game: GAME, seats: 5, options: { flightBan: true }, seed: 2 });
  return {
    opening: cutWhere(four, 'opening', at('opening')),
    turn: cutWhere(four, 'turn', richTurn),
    second: cutWhere(four, 'second', at('second', BEGUN)),
    share: cutWhere(four, 'share', at('share', BEGUN)),
    market: cutWhere(four, 'market', at('market')),
    scoring: cutWhere(four, 'scoring', scored(2)),
    ban: cutWhere(five, 'ban', at('ban')),
    late: cutWhere(five, 'late', at('turn', LATE)),
    handOver: cutWhere(four, 'hand-over', richTurn, [0, 1]),
    over: whole(four, 'over'),
  };
}
