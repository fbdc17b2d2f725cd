/** The games kept for good: every number of seats, every option, every way to end. */

import type { Airlines } from '@tarmac/airlines/rules';
import { type Choose, pick, shortHash } from '@tarmac/kit';
import type { Action } from '../../rules/actions.ts';
import type { Board } from '../../rules/board.ts';
import type { Config } from '../../rules/config.ts';
import { boardFile } from '../support/frozen-boards.ts';

/**
 * AL-9.3 by drawing the last stock card or by removing it, AL-9.4, AL-9.5 with no route open or with nobody who lays or
 * draws stock.
 */
export const ENDINGS = ['lastCard', 'removal', 'thirdScoringCard', 'noRouteOpen', 'nobodyStirs'] as const;

export interface GoldenCase {
  readonly name: string;
  readonly seats: number;
  readonly config: Config;
  readonly ending: (typeof ENDINGS)[number];
  /** For recording only; a replay needs neither. */
  readonly seed: number;
  readonly choose?: Choose<Airlines>;
}

const usual: Config = {
  board: boardFile('frozen') as Board,
  seatBonus: false,
  lastRound: false,
  controlledScoring: false,
  startSeat: null,
};
const onCramped: Config = { ...usual, board: boardFile('cramped') as Board };

/** One of the preferred things where there are any, else anything. */
function preferring(isPreferred: (action: Action) => boolean): Choose<Airlines> {
  return (_state, _seat, actions, chance) => {
    const preferred = actions.filter(isPreferred);
    return pick(preferred.length > 0 ? preferred : actions, chance);
  };
}

/** ZEB is sabotaged to death with its own five markers, and nobody takes its cards: at the end they are all that lies there. */
const shunZeb = preferring((action) => {
  switch (action.type) {
    case 'found':
      return action.airline !== 'zeb';
    case 'sabotage':
      return action.airline === 'zeb';
    case 'play':
      return action.count === 1;
    case 'take':
      return action.airline !== 'zeb';
    case 'remove':
    case 'stop':
      return false;
    default:
      return true;
  }
});

const neverFly = preferring(({ type }) => type === 'expand' || type === 'stop');

export const CASES: readonly GoldenCase[] = [
  { name: 'two-standard', seats: 2, config: usual, ending: 'thirdScoringCard', seed: 12 },
  {
    name: 'two-controlled',
    seats: 2,
    config: { ...usual, controlledScoring: true, lastRound: true },
    ending: 'thirdScoringCard',
    seed: 3,
  },
  { name: 'two-closed', seats: 2, config: onCramped, ending: 'noRouteOpen', seed: 3 },
  { name: 'three-standard', seats: 3, config: usual, ending: 'lastCard', seed: 2 },
  { name: 'three-last-round', seats: 3, config: { ...usual, lastRound: true }, ending: 'lastCard', seed: 2 },
  { name: 'three-removal', seats: 3, config: usual, ending: 'removal', seed: 3, choose: shunZeb },
  {
    name: 'four-controlled-start',
    seats: 4,
    config: { ...usual, controlledScoring: true, startSeat: 2 },
    ending: 'lastCard',
    seed: 5,
  },
  {
    name: 'four-idle',
    seats: 4,
    config: { ...usual, lastRound: true, seatBonus: true },
    ending: 'nobodyStirs',
    seed: 1,
    choose: neverFly,
  },
  {
    name: 'four-removal-last-round',
    seats: 4,
    config: { ...usual, lastRound: true },
    ending: 'removal',
    seed: 1,
    choose: shunZeb,
  },
  {
    name: 'five-bonus-last-round',
    seats: 5,
    config: { ...usual, seatBonus: true, lastRound: true },
    ending: 'lastCard',
    seed: 11,
  },
  { name: 'five-closed', seats: 5, config: { ...onCramped, seatBonus: true }, ending: 'noRouteOpen', seed: 3 },
  { name: 'six-standard', seats: 6, config: usual, ending: 'lastCard', seed: 2 },
  {
    name: 'six-everything',
    seats: 6,
    config: { ...usual, seatBonus: true, lastRound: true, controlledScoring: true, startSeat: 5 },
    ending: 'lastCard',
    seed: 11,
  },
];

/** Names the board by its hash, so that a changed board cannot pass for the frozen one. */
export function noteOf({ config }: GoldenCase): string {
  const { board, ...rest } = config;
  const name = typeof board === 'string' ? board : board.id;
  return `board ${name} ${shortHash(board)}, ${JSON.stringify(rest)}`;
}
