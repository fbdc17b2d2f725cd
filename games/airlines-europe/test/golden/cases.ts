/** The games kept for good: every number of seats, every option, every way to end. */

import { type Choose, pick, shortHash } from '@tarmac/kit';
import type { Board } from '../../rules/board.ts';
import type { Config } from '../../rules/config.ts';
import type { AirlinesEurope } from '../../rules/game.ts';
import { boardFile } from '../support/frozen-boards.ts';

export interface GoldenCase {
  readonly name: string;
  readonly seats: number;
  readonly config: Config;
  readonly endedBy: 'AE-8.7' | 'AE-4.11';
  /** For recording only; a replay needs neither. */
  readonly seed: number;
  readonly choose?: Choose<AirlinesEurope>;
}

const frozen = boardFile('frozen') as Board;
const cramped = boardFile('cramped') as Board;

const usual: Config = { board: frozen, deck: 'standard', flightBan: false, openScores: false, startSeat: null };

function golden(name: string, seats: number, seed: number, options: Partial<Config> = {}): GoldenCase {
  const endedBy = options.board === cramped ? 'AE-4.11' : 'AE-8.7';
  return { name, seats, seed, endedBy, config: { ...usual, ...options } };
}

/** AE-3.2 everyone takes cash: the bank breaks again and again, which uses up the deck. */
const hoard: Choose<AirlinesEurope> = (_state, _seat, actions, chance) => {
  const cash = actions.filter(({ type }) => type === 'cash');
  return pick(cash.length > 0 ? cash : actions, chance);
};

export const CASES: readonly GoldenCase[] = [
  golden('two-standard', 2, 42),
  golden('two-alternate-ban', 2, 10, { deck: 'alternate', flightBan: true }),
  golden('three-standard', 3, 21),
  golden('three-exact-open', 3, 6, { deck: 'exact', openScores: true }),
  golden('four-standard-ban', 4, 6, { flightBan: true }),
  golden('four-alternate-start', 4, 2, { deck: 'alternate', startSeat: 2 }),
  golden('five-standard', 5, 13),
  golden('five-exact-ban', 5, 2, { deck: 'exact', flightBan: true }),
  golden('two-blocked', 2, 2, { board: cramped }),
  golden('four-blocked-ban', 4, 5, { board: cramped, flightBan: true }),
  { ...golden('three-hoarders', 3, 1), choose: hoard },
];

/** Names the board by its hash, so that a changed board cannot pass for the frozen one. */
export function noteOf({ config }: GoldenCase): string {
  const { board, ...rest } = config;
  const name = typeof board === 'string' ? board : board.id;
  return `board ${name} ${shortHash(board)}, ${JSON.stringify(rest)}`;
}
