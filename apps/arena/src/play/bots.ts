/** The bots at a terminal: who plays the other seats, how long they think, and whom the player asks for a hint. */

import { type Brain, type Decision, LEVELS, type Level, playerOf } from '@tarmac/bots';
import { type Chance, fastChance, pick, type Seat, type Shapes } from '@tarmac/kit';
import { BadInput } from '../bad-input.ts';
import { type Flags, type Given, numberOf, quoted, textOf } from '../flags.ts';
import type { Registered } from '../games.ts';
import { SCALE_FLAG, scaleOf } from '../tournament/bots.ts';
import type { Advice, Screen } from './screen.ts';

const USUAL: Level = 'pilot';
const ADVISER: Level = 'captain';
const SECONDS = { least: 0.1, most: 10, usual: 1 };

export const BOT_FLAGS = {
  bots: {
    kind: 'value',
    value: 'L[,L…]',
    help: `levels of the other seats, one for all or one each: ${LEVELS.join(', ')} (${USUAL})`,
  },
  seconds: {
    kind: 'value',
    value: 'S',
    help: `the longest a bot thinks about a decision (${SECONDS.usual}; with --seed there is no clock unless you set it)`,
  },
  scale: SCALE_FLAG,
} satisfies Flags;

/** By seat, from the first one after the person's. */
export function levelsOf(given: Given, { game, brain }: Registered, seats: number): Level[] {
  const known = brain === undefined ? (['random'] as const) : LEVELS;
  const asked = (textOf(given, 'bots') ?? (brain === undefined ? 'random' : USUAL)).split(',').map((name) => {
    const level = known.find((candidate) => candidate === name);
    if (level === undefined) throw new BadInput(`--bots has ${quoted(name)}: ${game.id} has ${known.join(', ')}`);
    return level;
  });
  const others = seats - 1;
  if (asked.length !== 1 && asked.length !== others)
    throw new BadInput(
      `--bots has ${asked.length} levels: it wants one for all other seats, or ${others}, one for each`,
    );
  return Array.from({ length: others }, (_, index) => (asked[index] ?? asked[0]) as Level);
}

export interface Thinking {
  readonly scale: number;
  /** Null: no clock. */
  readonly seconds: number | null;
}

/** A clock makes every machine decide otherwise, so a seeded game, which is to come out the same, has none unless asked for. */
export function thinkingOf(given: Given, seeded: boolean): Thinking {
  const seconds = numberOf(given, 'seconds', { from: SECONDS.least, to: SECONDS.most });
  return { scale: scaleOf(given), seconds: seconds ?? (seeded ? null : SECONDS.usual) };
}

type Think = (view: Shapes['view'], actions: readonly Shapes['action'][], chance: Chance) => Decision<Shapes['action']>;

function thinkerOf(brain: Brain, level: Level, { scale, seconds }: Thinking): Think {
  const { bot, budget } = playerOf(brain, level, scale);
  const time = seconds === null ? {} : { time: { milliseconds: seconds * 1000, now: () => performance.now() } };
  return (view, actions, chance) => bot(view, actions, { ...budget, ...time }, chance);
}

export type Decide = (seat: Seat, view: Shapes['view'], actions: readonly Shapes['action'][]) => Shapes['action'];

/** What the other seats do. */
export function decider(brain: Brain | undefined, levels: readonly Level[], thinking: Thinking, seed: number): Decide {
  const chance = fastChance(seed);
  if (brain === undefined) return (_seat, _view, actions) => pick(actions, chance);
  const thinkers = levels.map((level) => thinkerOf(brain, level, thinking));
  return (seat, view, actions) => {
    // The person's is the first seat.
    const think = thinkers[seat - 1] as Think;
    return think(view, actions, chance).action;
  };
}

export type Hint = (view: Shapes['view'], actions: readonly Shapes['action'][]) => readonly Advice<Shapes['action']>[];

/**
 * What the best of the bots would do; null where there is none, or no words for it. Its luck is apart
 * from the other seats', so that asking changes nothing, and begins anew each time, so that asking
 * again brings the same answer.
 */
export function hinter(brain: Brain | undefined, { hint }: Screen, thinking: Thinking, seed: number): Hint | null {
  if (brain === undefined || hint === undefined) return null;
  const think = thinkerOf(brain, ADVISER, thinking);
  return (view, actions) => hint(think(view, actions, fastChance(seed)));
}
