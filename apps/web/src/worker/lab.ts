/** A series of games by bots, as a job that reports its progress. */

import {
  type LabFigures,
  type LabProgress,
  type LabWish,
  LEVELS,
  type Level,
  labFigures,
  labRun,
  type Manifest,
} from '@tarmac/bots';
import { findGame } from './games.ts';
import type { LabQuestion } from './lab-api.ts';
import { configOf } from './match/new-match.ts';

/** A chart need not change more often. */
const SAID_EVERY_MS = 300;
const MOST_GAMES = 100_000;
const LARGEST_SEED = 2 ** 52;

/** `now` is a clock in milliseconds. Throws on an invalid question. */
export async function* playInLab(
  question: LabQuestion,
  now: () => number,
): AsyncGenerator<LabProgress, LabFigures, void> {
  const known = findGame(question.game);
  if (known === null) throw new Error(`there is no game ${question.game}`);
  const wish = wishOf(known, question);
  const mind = await known.mind?.();
  if (mind === undefined) throw new Error(`${question.game} has no bots to be measured with`);
  const { brain, lab } = mind;
  const steps = labRun({ game: known.game, brain }, lab, wish);
  let next = now();
  for (;;) {
    const step = steps.next();
    if (step.done) return labFigures(step.value);
    if (now() < next) continue;
    const { done, games, tally } = step.value;
    yield { done, games, figures: labFigures(tally) };
    next = now() + SAID_EVERY_MS;
  }
}

function wishOf(known: Manifest, { options, seats, bots, games, seed, scale }: LabQuestion): LabWish {
  const { min, max } = known.game.seats;
  assertWhole('seats', seats, min, max);
  assertWhole('games', games, 1, MOST_GAMES);
  assertWhole('seed', seed, 0, LARGEST_SEED);
  if (!(scale > 0 && scale <= 1)) throw new Error(`scale is ${scale}: it can be above 0, up to 1`);
  const config = configOf(known, options, seats);
  if (!config.ok) throw new Error(config.problem);
  return { config: config.value, seats, bots: seated(bots.map(levelCalled), seats), games, seed, scale };
}

function assertWhole(what: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new Error(`${what} is ${value}: it can be a whole number from ${least} to ${most}`);
}

function levelCalled(name: string): Level {
  const level = LEVELS.find((candidate) => candidate === name);
  if (level === undefined) throw new Error(`there is no level ${name}: there are ${LEVELS.join(', ')}`);
  return level;
}

function seated(levels: readonly Level[], seats: number): readonly Level[] {
  const [only] = levels;
  if (levels.length === 1 && only !== undefined) return Array.from({ length: seats }, () => only);
  if (levels.length === seats) return levels;
  throw new Error(`there are ${levels.length} levels for ${seats} seats: name one for all, or one for each`);
}
