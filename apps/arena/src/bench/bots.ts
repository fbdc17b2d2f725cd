/** Times a bot's decisions in a worker from outside, and measures the worker's memory. */

import type { Question } from '@tarmac/bots';
import type { Game } from '@tarmac/kit';
import { fastChance, playout, type Shapes } from '@tarmac/kit';
import type { Asked, Runtime } from './bots-runtime.ts';
import { rounded } from './figures.ts';
import { median } from './measure.ts';
import { defaultConfig } from './own.ts';
import type { OnProgress } from './part.ts';

/** The limits of a decision: little longer than its time, and memory for a small phone. */
const MOST_WALL = 1.3;
const MOST_MEGABYTES = 150;

const LEVEL = 'captain';
const POSITIONS_A_GAME = 6;
/** Only the time ends the thinking. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export interface RuntimeFigures {
  readonly runtime: string;
  /** From outside the worker. */
  readonly wallMs: { readonly median: number; readonly most: number };
  readonly simulationsPerSecond: { readonly median: number; readonly least: number };
  readonly heapMegabytes: number;
  /** Null if unknown. */
  readonly processGrowthMegabytes: number | null;
  /** In the order of the positions; the first one is cold. */
  readonly decisions: readonly DecisionFigures[];
  /** Whether it stayed within the limits. */
  readonly met: boolean;
}

interface DecisionFigures {
  readonly seats: number;
  readonly decision: number;
  readonly wallMs: number;
  readonly simulations: number;
}

export interface BotFigures {
  readonly game: string;
  readonly level: string;
  readonly milliseconds: number;
  readonly limits: { readonly wallMs: number; readonly megabytes: number };
  readonly runtimes: readonly RuntimeFigures[];
  /** The median ratio of simulations per second, the second runtime to the first; null without a second. */
  readonly ratio: number | null;
}

/** From games with the most seats, which are slowest, and with the fewest. */
export async function measureBots(
  game: Game,
  runtimes: readonly Runtime[],
  milliseconds: number,
  onProgress: OnProgress,
): Promise<BotFigures> {
  const { min, max } = game.seats;
  const counts = [...new Set([min, Math.max(min, max - 1), max])];
  const positions = counts.flatMap((seats) => positionsOf(game, seats, seats, POSITIONS_A_GAME));
  const asked = runtimes.map((): Asked[] => []);
  for (const [place, position] of positions.entries()) {
    // Runtimes alternate, so that a disturbance of the machine hits all alike.
    for (const [index, runtime] of runtimes.entries()) {
      onProgress((place + index / runtimes.length) / positions.length, runtime.name);
      asked[index]?.push(await runtime.ask(questionOf(game, position, milliseconds, place)));
    }
  }
  const limits = { wallMs: MOST_WALL * milliseconds, megabytes: MOST_MEGABYTES };
  const [one, other] = asked;
  return {
    game: game.id,
    level: LEVEL,
    milliseconds,
    limits,
    runtimes: runtimes.map(({ name }, index) => runtimeFigures(name, positions, asked[index] as Asked[], limits)),
    ratio: one === undefined || other === undefined ? null : rounded(ratioOf(other, one)),
  };
}

function questionOf(game: Game, { view, actions }: BotPosition, milliseconds: number, seed: number): Question {
  return { game: game.id, level: LEVEL, view, actions, simulations: NO_LIMIT, milliseconds, seed };
}

function runtimeFigures(
  runtime: string,
  positions: readonly BotPosition[],
  asked: readonly Asked[],
  limits: BotFigures['limits'],
): RuntimeFigures {
  const problem = asked.find(({ answer }) => !answer.ok)?.answer;
  if (problem?.ok === false) throw new Error(`${runtime} gave no decision: ${problem.problem}`);
  const walls = asked.map(({ wallMs }) => wallMs);
  const rates = asked.map(rateOf);
  const heap = Math.max(...asked.map(({ heapBytes }) => heapBytes)) / 1e6;
  const grown = asked.at(-1)?.grownBytes ?? null;
  const growth = grown === null ? null : grown / 1e6;
  return {
    runtime,
    wallMs: { median: rounded(median(walls)), most: rounded(Math.max(...walls)) },
    simulationsPerSecond: { median: Math.round(median(rates)), least: Math.round(Math.min(...rates)) },
    heapMegabytes: rounded(heap),
    processGrowthMegabytes: growth === null ? null : rounded(growth),
    decisions: positions.map(({ seats, decision }, place) => {
      const { wallMs, simulations } = asked[place] as Asked;
      return { seats, decision, wallMs: rounded(wallMs), simulations };
    }),
    met: Math.max(...walls) <= limits.wallMs && Math.max(heap, growth ?? 0) <= limits.megabytes,
  };
}

function rateOf({ simulations, wallMs }: Asked): number {
  return (1000 * simulations) / wallMs;
}

function ratioOf(ones: readonly Asked[], others: readonly Asked[]): number {
  return median(ones.map((one, place) => rateOf(one) / rateOf(others[place] as Asked)));
}

/** Positions from all parts of a random game, as views of the seat to act. */
interface BotPosition {
  readonly seats: number;
  /** The number of decisions before it. */
  readonly decision: number;
  readonly view: Shapes['view'];
  readonly actions: readonly Shapes['action'][];
}

/**
 * The first choice, the first after everybody has made one (in Airlines Europe the first turn after the opening), and
 * the others evenly up to the end. Each has a choice.
 */
export function positionsOf(game: Game, seats: number, seed: number, many: number): BotPosition[] {
  const choices = choicesIn(game, seats, seed);
  const first = choices.findIndex(({ decision }) => decision >= seats);
  const apart = (choices.length - 1 - first) / (many - 2);
  const places = Array.from({ length: many - 1 }, (_, index) => Math.floor(first + index * apart));
  return [0, ...places].map((place) => choices[place] as BotPosition);
}

function choicesIn(game: Game, seats: number, seed: number): BotPosition[] {
  const chance = fastChance(seed);
  const state = game.setup(defaultConfig(game, seats), seats, chance);
  const choices: BotPosition[] = [];
  for (let decision = 0; ; decision++) {
    const seat = game.toAct(state).seats[0];
    if (seat === undefined) return choices;
    const actions = game.actions(state, seat);
    if (actions.length > 1) choices.push({ seats, decision, view: game.view(state, seat), actions });
    playout(game, state, seats, chance, { decisions: 1 });
  }
}
