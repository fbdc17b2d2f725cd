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
const onCramped: Config = { ...usual, board: cramped };

export const CASES: readonly GoldenCase[] = [
  { name: 'two-standard', seats: 2, config: usual, endedBy: 'AE-8.7', seed: 42 },
  {
    name: 'two-alternate-ban',
    seats: 2,
    config: { ...usual, deck: 'alternate', flightBan: true },
    endedBy: 'AE-8.7',
    seed: 10,
  },
  { name: 'three-standard', seats: 3, config: usual, endedBy: 'AE-8.7', seed: 21 },
  {
    name: 'three-exact-open',
    seats: 3,
    config: { ...usual, deck: 'exact', openScores: true },
    endedBy: 'AE-8.7',
    seed: 6,
  },
  { name: 'four-standard-ban', seats: 4, config: { ...usual, flightBan: true }, endedBy: 'AE-8.7', seed: 6 },
  {
    name: 'four-alternate-start',
    seats: 4,
    config: { ...usual, deck: 'alternate', startSeat: 2 },
    endedBy: 'AE-8.7',
    seed: 2,
  },
  { name: 'five-standard', seats: 5, config: usual, endedBy: 'AE-8.7', seed: 13 },
  {
    name: 'five-exact-ban',
    seats: 5,
    config: { ...usual, deck: 'exact', flightBan: true },
    endedBy: 'AE-8.7',
    seed: 2,
  },
  { name: 'two-blocked', seats: 2, config: onCramped, endedBy: 'AE-4.11', seed: 2 },
  { name: 'four-blocked-ban', seats: 4, config: { ...onCramped, flightBan: true }, endedBy: 'AE-4.11', seed: 5 },
  // AE-3.2 everyone takes cash: the bank breaks again and again, which uses up the deck.
  {
    name: 'three-hoarders',
    seats: 3,
    config: usual,
    endedBy: 'AE-8.7',
    seed: 1,
    choose: (_state, _seat, actions, chance) => {
      const cash = actions.filter(({ type }) => type === 'cash');
      return pick(cash.length > 0 ? cash : actions, chance);
    },
  },
];

/** Names the board by its hash, so that a changed board cannot pass for the frozen one. */
export function noteOf({ config }: GoldenCase): string {
  const { board, ...rest } = config;
  const name = typeof board === 'string' ? board : board.id;
  return `board ${name} ${shortHash(board)}, ${JSON.stringify(rest)}`;
}
