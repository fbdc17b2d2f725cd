/** The games kept for good: every scenario on every difficulty, won and lost; every number of seats and hands, every option. */

import { readFileSync } from 'node:fs';
import { type Choose, shortHash } from '@tarmac/kit';
import type { Board } from '../../../rules/cooperative/board.ts';
import { type Config, SCENARIO_IDS, type ScenarioId } from '../../../rules/cooperative/config.ts';
import { DIFFICULTIES, type Difficulty } from '../../../rules/cooperative/difficulty.ts';
import type { CooperativeFlights } from '../../../rules/cooperative/game.ts';
import { anyKind } from '../support/any-kind.ts';
import { makeTeam } from './team.ts';

export interface GoldenCase {
  readonly name: string;
  readonly seats: number;
  readonly config: Config;
  /** CF-6.6 */
  readonly won: boolean;
  /** For recording only, as how the seats choose: the first seed to be tried. A replay needs neither. */
  readonly seed: number;
  makeChoose(): Choose<CooperativeFlights>;
}

const board = JSON.parse(readFileSync(new URL('../boards/frozen-world.json', import.meta.url), 'utf8')) as Board;

/** Who won it: a number of seats or two hands, and the seed of the deal. */
type Winners = readonly [hands: 'one seat' | 'two hands' | 'two seats' | 'three seats', seed: number];

const WINS: Readonly<Record<ScenarioId, Readonly<Record<Difficulty, Winners>>>> = {
  none: { easy: ['three seats', 2], medium: ['one seat', 1], hard: ['one seat', 1] },
  'creating-demand': { easy: ['two hands', 1], medium: ['one seat', 1], hard: ['one seat', 1] },
  'low-cost': { easy: ['three seats', 2], medium: ['one seat', 1], hard: ['one seat', 1] },
  'olympic-games': { easy: ['one seat', 2], medium: ['one seat', 1], hard: ['one seat', 1] },
  'good-old-days': { easy: ['one seat', 1], medium: ['one seat', 1], hard: ['one seat', 1] },
  volcano: { easy: ['one seat', 1], medium: ['one seat', 1], hard: ['one seat', 1] },
  future: { easy: ['one seat', 1], medium: ['one seat', 1], hard: ['one seat', 1] },
};

const SEATS: Readonly<Record<Winners[0], number>> = { 'one seat': 1, 'two hands': 1, 'two seats': 2, 'three seats': 3 };

function won(scenario: ScenarioId, difficulty: Difficulty): GoldenCase {
  const [who, seed] = WINS[scenario][difficulty];
  const hands = who === 'two hands' ? 'two' : 'one';
  return {
    name: `${scenario}, ${difficulty}, won`,
    seats: SEATS[who],
    config: { board, difficulty, scenario, hands, beginner: false, consent: false },
    won: true,
    seed,
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
    seed: place + 1,
    makeChoose: () => (_state, _seat, actions, chance) => anyKind(actions, chance),
  };
}

export const casesOf = (scenario: ScenarioId): readonly GoldenCase[] =>
  DIFFICULTIES.flatMap((difficulty) => [won(scenario, difficulty), lost(scenario, difficulty)]);

/** Names the board by its hash, so that a changed board cannot pass for the frozen one. */
export function noteOf({ config: { board: _, ...settings } }: GoldenCase): string {
  return `board ${board.id} ${shortHash(board)}, ${JSON.stringify(settings)}`;
}
