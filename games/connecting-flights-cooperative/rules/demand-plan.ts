/** CF-5.1, CF-6.4, CF-6.5 the certain pairs of a game, and the number drawn so far. */

import { ROUNDS } from '@tarmac/flights/rules';
import { DEMAND_KINDS, type DemandKind } from './board.ts';
import { scenarioOf } from './costs.ts';
import { demandKind, EXTRA, EXTRA_AFTER } from './demand.ts';
import { DEMAND_CARDS } from './demand-cards.ts';
import { handsOf, MOST_HANDS } from './hands.ts';
import type { State } from './state.ts';

export type Pairs = Readonly<Record<DemandKind, number>>;
type Clock = Pick<State, 'config' | 'seats' | 'round' | 'frame'>;

/** CF-6.4 the kind of each round's pair, by round less one; null for the last, which has none. */
export const DEMAND_BY_ROUND: readonly (DemandKind | null)[] = Array.from({ length: ROUNDS }, (_, place) =>
  place + 1 === ROUNDS ? null : demandKind(place + 1),
);

/** Rounds whose pair has been drawn. */
function roundsDrawn({ round, frame }: Clock): number {
  return frame.kind === 'further' ? round : Math.max(0, round - 1);
}

function count(of: (kind: DemandKind) => number): Pairs {
  return { low: of('low'), high: of('high') };
}

const inRounds = (from: number, to: number): Pairs =>
  count((kind) => DEMAND_BY_ROUND.slice(from, to).filter((each) => each === kind).length);

/** Drawn so far, CF-7.1 further pairs not among them. */
export function pairsDrawn(clock: Clock): Pairs {
  const { config, frame, round } = clock;
  const column = handsOf(clock) === MOST_HANDS ? 1 : 0;
  const { pairs } = scenarioOf(config);
  const rounds = inRounds(0, roundsDrawn(clock));
  return count(
    (kind) =>
      (frame.kind === 'place' ? 0 : pairs[kind][column]) +
      rounds[kind] +
      (round > EXTRA_AFTER && EXTRA[config.difficulty] === kind ? 1 : 0),
  );
}

/** CF-7.1 as many further pairs as can have been drawn. */
export function furtherAtMost({ config, round }: Clock): Pairs {
  return scenarioOf(config).further === null ? { low: 0, high: 0 } : inRounds(0, Math.max(0, round - 1));
}

/** CF-7.3 the pawns that have come for the games at most. */
export function gamesPawns({ config, round }: Clock): number {
  const { games } = scenarioOf(config);
  return games !== null && round > games.round ? GAMES_PAWNS : 0;
}

/** CF-7.3 one of each colour but one, placed by the team and come for the games. */
export const GAMES_PAWNS = 5;

/** Pawns that demand will still place, if no colour runs out and no further pair is drawn. */
export function stillToCome(clock: Clock): number {
  const { config, seats, frame } = clock;
  if (frame.kind === 'over') return 0;
  const end = { config, seats, round: ROUNDS, frame: { kind: 'market' } } as const;
  const [drawn, all] = [pairsDrawn(clock), pairsDrawn(end)];
  const paired = DEMAND_KINDS.reduce((sum, kind) => sum + (all[kind] - drawn[kind]) * DEMAND_CARDS[kind].pawns, 0);
  return paired + gamesPawns(end) - gamesPawns(clock);
}
