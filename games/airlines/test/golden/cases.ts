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
const cramped = boardFile('cramped') as Board;

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

function golden(
  name: string,
  seats: number,
  ending: GoldenCase['ending'],
  seed: number,
  options: Partial<Config> = {},
  choose?: Choose<Airlines>,
): GoldenCase {
  return { name, seats, ending, seed, config: { ...usual, ...options }, ...(choose && { choose }) };
}

export const CASES: readonly GoldenCase[] = [
  golden('two-standard', 2, 'thirdScoringCard', 12),
  golden('two-controlled', 2, 'thirdScoringCard', 3, { controlledScoring: true, lastRound: true }),
  golden('two-closed', 2, 'noRouteOpen', 3, { board: cramped }),
  golden('three-standard', 3, 'lastCard', 2),
  golden('three-last-round', 3, 'lastCard', 2, { lastRound: true }),
  golden('three-removal', 3, 'removal', 3, {}, shunZeb),
  golden('four-controlled-start', 4, 'lastCard', 5, { controlledScoring: true, startSeat: 2 }),
  golden('four-idle', 4, 'nobodyStirs', 1, { lastRound: true, seatBonus: true }, neverFly),
  golden('four-removal-last-round', 4, 'removal', 1, { lastRound: true }, shunZeb),
  golden('five-bonus-last-round', 5, 'lastCard', 11, { seatBonus: true, lastRound: true }),
  golden('five-closed', 5, 'noRouteOpen', 3, { board: cramped, seatBonus: true }),
  golden('six-standard', 6, 'lastCard', 2),
  golden('six-everything', 6, 'lastCard', 11, {
    seatBonus: true,
    lastRound: true,
    controlledScoring: true,
    startSeat: 5,
  }),
];

/** Names the board by its hash, so that a changed board cannot pass for the frozen one. */
export function noteOf({ config }: GoldenCase): string {
  const { board, ...rest } = config;
  const name = typeof board === 'string' ? board : board.id;
  return `board ${name} ${shortHash(board)}, ${JSON.stringify(rest)}`;
}
