/** The games kept for good: every scenario on every difficulty, won and lost; every number of seats and hands, every option. */

import { readFileSync } from 'node:fs';
import { type Choose, shortHash } from '@tarmac/kit';
import { anyKind } from '@tarmac/kit/conformance';
import type { Board } from '../../rules/board.ts';
import { type Config, SCENARIO_IDS, type ScenarioId } from '../../rules/config.ts';
import { DIFFICULTIES, type Difficulty } from '../../rules/difficulty.ts';
import type { CooperativeFlights } from '../../rules/game.ts';
import { makeTeam } from './team.ts';

export interface GoldenCase {
  readonly name: string;
  readonly seats: number;
  readonly config: Config;
  /** CF-6.6 */
  readonly won: boolean;
  /** For recording only, as how the seats choose; a replay needs neither. How many optional acts there may be. */
  readonly optional: number;
  makeChoose(): Choose<CooperativeFlights>;
}

const board = JSON.parse(readFileSync(new URL('../boards/frozen-world.json', import.meta.url), 'utf8')) as Board;

type Table = 'one seat' | 'two hands' | 'two seats' | 'three seats';

/** Who won it. */
const WINNERS: Readonly<Record<ScenarioId, Readonly<Record<Difficulty, Table>>>> = {
  none: { easy: 'three seats', medium: 'one seat', hard: 'one seat' },
  'creating-demand': { easy: 'one seat', medium: 'three seats', hard: 'one seat' },
  'low-cost': { easy: 'one seat', medium: 'one seat', hard: 'three seats' },
  'olympic-games': { easy: 'one seat', medium: 'two seats', hard: 'one seat' },
  'good-old-days': { easy: 'three seats', medium: 'two hands', hard: 'one seat' },
  volcano: { easy: 'three seats', medium: 'three seats', hard: 'one seat' },
  future: { easy: 'one seat', medium: 'one seat', hard: 'three seats' },
};

const SEATS: Readonly<Record<Table, number>> = { 'one seat': 1, 'two hands': 1, 'two seats': 2, 'three seats': 3 };

function won(scenario: ScenarioId, difficulty: Difficulty): GoldenCase {
  const table = WINNERS[scenario][difficulty];
  const hands = table === 'two hands' ? 'two' : 'one';
  return {
    name: `${scenario}, ${difficulty}, won`,
    seats: SEATS[table],
    config: { board, difficulty, scenario, hands, beginner: false, consent: false },
    won: true,
    optional: 0,
    makeChoose: makeTeam,
  };
}

/** Whatever comes to mind, which is never enough; with the options in turn. */
function lost(scenario: ScenarioId, difficulty: Difficulty): GoldenCase {
  const place = SCENARIO_IDS.indexOf(scenario) + DIFFICULTIES.indexOf(difficulty);
  const seats = (place % 3) + 1;
  return {
    name: `${scenario}, ${difficulty}, lost`,
    seats,
    config: {
      board,
      difficulty,
      scenario,
      hands: place % 2 === 0 ? 'one' : 'two',
      beginner: place % 4 === 1,
      consent: place % 3 !== 0 && place % 2 === 1,
    },
    won: false,
    optional: 10,
    makeChoose: () => (_state, _seat, actions, chance) => anyKind(actions, chance),
  };
}

export const casesOf = (scenario: ScenarioId): readonly GoldenCase[] =>
  DIFFICULTIES.flatMap((difficulty) => [won(scenario, difficulty), lost(scenario, difficulty)]);

/** Names the board by its hash, so that a changed board cannot pass for the frozen one. */
export function noteOf({ config: { board: _, ...settings } }: GoldenCase): string {
  return `board ${board.id} ${shortHash(board)}, ${JSON.stringify(settings)}`;
}
