/** The review of a whole match: the line and a quick look at every decision, then a close look at the worst. */

import {
  baseOf,
  type Chance,
  type Entry,
  type Fold,
  fastChance,
  foldLog,
  type Game,
  type Point,
  type Shapes,
  type StartEntry,
} from '@tarmac/kit';
import type { Budget } from '../bot.ts';
import type { Brain } from '../brain.ts';
import { makeLine, type Redraw, timesDrawn } from './line.ts';
import { type Measure, measureByPlan, measureBySearch } from './measure.ts';
import { makePace } from './pace.ts';
import type { Review, ReviewEffort, ReviewedDecision, ReviewPoint, ReviewProgress } from './review.ts';

/** The most turning points of a match. */
const MOST_TURNING_POINTS = 3;

/**
 * The least loss in standard errors: of some 200 decisions hardly one looks so bad by chance, and that one is measured
 * again.
 */
const CLEARLY = 3;

/** In win share: a smaller loss is no turning point. */
const LEAST_LOSS = 0.02;

/** Indexes of the decisions that are worst beyond their error, the worst first. */
function worstOf(decisions: readonly ReviewedDecision[], most: number): number[] {
  const beyond = ({ loss, lossError }: ReviewedDecision) => loss - lossError;
  return indexesBy(decisions, beyond, ({ loss }) => loss > 0).slice(0, most);
}

/** Indexes, the costliest first. `twice`: only decisions that were measured closely. */
function turningPointsOf(decisions: readonly ReviewedDecision[], twice: boolean): number[] {
  const isClear = ({ loss, lossError, deep }: ReviewedDecision) =>
    (deep || !twice) && loss >= LEAST_LOSS && loss > CLEARLY * lossError;
  return indexesBy(decisions, ({ loss }) => loss, isClear).slice(0, MOST_TURNING_POINTS);
}

function indexesBy(
  decisions: readonly ReviewedDecision[],
  value: (decision: ReviewedDecision) => number,
  counts: (decision: ReviewedDecision) => boolean,
): number[] {
  return decisions
    .flatMap((decision, place) => (counts(decision) ? [{ place, value: value(decision) }] : []))
    .sort((a, b) => b.value - a.value || a.place - b.place)
    .map(({ place }) => place);
}

/** Some captains decide with few simulations; the error of the difference takes more. */
const LEAST_SIMULATIONS = 300;

/** Each decision has its own worlds and luck, independent of the rest of the review. */
const PARTS = { line: 0, glance: 1, deep: 2 } as const;

export function* reviewMatch<T extends Shapes>(
  brain: Brain<T>,
  log: readonly Entry<T>[],
  effort: ReviewEffort,
  seed: number,
): Generator<ReviewProgress, Review<T>, void> {
  const { game, levels } = brain;
  const fold = foldLog(game, log);
  const events = eventsOf(game, log, fold);
  const toReview = events.flatMap(({ owed }) => owed ?? []);
  const strength = Math.max(levels.captain.simulations, LEAST_SIMULATIONS);
  const simulations = { glance: Math.max(1, Math.round(effort.glance * strength)), deep: strength };
  const deepest = Math.min(effort.deep, toReview.length);
  const isStandIn = standInsIn(log);
  const pace = makePace(effort.time);
  const lineWork = ({ redraw }: Event<T>) => effort.playouts * (redraw === null ? 1 : 2 * timesDrawn(game));
  const decisionWork = ({ owed }: Event<T>) => (owed === null ? 0 : simulations.glance);
  const firstPass = events.reduce((sum, event) => sum + lineWork(event) + decisionWork(event), 0);
  const work = makeWork(firstPass + deepest * simulations.deep);

  const line = makeLine(brain, effort.playouts, chanceFor(seed, 0, 'line'));
  const measure =
    brain.plan === undefined ? measureBySearch(brain, levels.captain) : measureByPlan(brain.plan, levels.captain);
  const points: ReviewPoint[] = [];
  const judgedPoints: Point<T>[] = [];
  const decisions: ReviewedDecision<T['action']>[] = [];
  let left = firstPass;
  for (const event of events) {
    const { entry, seat, after, redraw, owed } = event;
    const step = { line: lineWork(event), decision: decisionWork(event), left };
    left -= step.line + step.decision;
    const slice = pace.slice(step);
    points.push({ entry, seat, ...line(after, seat, redraw, slice.isLineOver) });
    yield work.done(step.line);
    if (owed === null) continue;
    const budget = { simulations: simulations.glance, ...slice.rest() };
    const decision = judged(game, measure, owed, budget, chanceFor(seed, entry, 'glance'));
    if (decision !== null) {
      judgedPoints.push(owed);
      decisions.push({ ...decision, deep: false, standIn: isStandIn(entry) });
    }
    yield work.done(step.decision);
  }
  for (const place of worstOf(decisions, deepest)) {
    const time = pace.forDeep();
    if (time === 'over') break;
    const { entry, standIn } = decisions[place] as ReviewedDecision;
    const budget = { simulations: simulations.deep, ...time };
    const decision = judged(game, measure, judgedPoints[place]!, budget, chanceFor(seed, entry, 'deep'));
    if (decision !== null) decisions[place] = { ...decision, deep: true, standIn };
    yield work.done(simulations.deep);
  }
  return { seats: fold.seats, points, decisions, turningPoints: turningPointsOf(decisions, effort.deep > 0) };
}

interface Event<T extends Shapes> extends Pick<ReviewPoint, 'entry' | 'seat'> {
  /** The state it led to. */
  readonly after: T['state'];
  readonly redraw: Redraw<T['state']> | null;
  /** The act, if it was a decision between alternatives. */
  readonly owed: Point<T> | null;
}

/** The deal, or the base of the log, and every act in effect. */
function eventsOf<T extends Shapes>(game: Game<T>, log: readonly Entry<T>[], fold: Fold<T>): Event<T>[] {
  const { points } = fold;
  const base = baseOf(log);
  const afterOf = (place: number): T['state'] => points[place + 1]?.before ?? fold.state;
  return [
    { entry: base, seat: null, after: afterOf(-1), redraw: base === 0 ? dealAgain(game, log[0]) : null, owed: null },
    ...points.map((point, place): Event<T> => {
      const { index, seat, action, before } = point;
      const entry = log[index];
      const isDrawn = entry?.kind === 'act' && entry.draws.length > 0;
      const redraw = (chance: Chance) => {
        const state = game.clone(before);
        game.apply(state, seat, action, chance);
        return state;
      };
      return {
        entry: index,
        seat,
        after: afterOf(place),
        redraw: isDrawn ? redraw : null,
        owed: isDecision(game, point) ? point : null,
      };
    }),
  ];
}

function dealAgain<T extends Shapes>(game: Game<T>, entry: Entry<T> | undefined): Redraw<T['state']> | null {
  const { config, seats, draws } = entry as StartEntry<T>;
  return draws.length === 0 ? null : (chance) => game.setup(config, seats, chance);
}

/** Whether an act in a person's seat was made by a bot or the clock. A bot's own seat does not count. */
function standInsIn(log: readonly Entry<Shapes>[]): (entry: number) => boolean {
  const ofPeople = new Set(
    log.flatMap((entry) => (entry.kind === 'seat' && entry.holder?.kind === 'person' ? [entry.seat] : [])),
  );
  return (index) => {
    const entry = log[index];
    return entry?.kind === 'act' && entry.by.kind !== 'person' && ofPeople.has(entry.seat);
  };
}

/** Forced acts and optional acts are no decisions. */
function isDecision<T extends Shapes>(game: Game<T>, { before, seat, action }: Point<T>): boolean {
  if (!game.toAct(before).seats.includes(seat) || game.isOptional(action)) return false;
  return choicesOf(game, before, seat).length > 1;
}

function choicesOf<T extends Shapes>(game: Game<T>, state: T['state'], seat: number): readonly T['action'][] {
  return game.actions(state, seat).filter((action) => !game.isOptional(action));
}

/** Null if it cannot be judged. */
function judged<T extends Shapes>(
  game: Game<T>,
  measure: Measure<T>,
  { index, before, seat, action }: Point<T>,
  budget: Budget,
  chance: Chance,
): Omit<ReviewedDecision<T['action']>, 'deep' | 'standIn'> | null {
  const measured = measure(game.view(before, seat), choicesOf(game, before, seat), action, budget, chance);
  return measured === null ? null : { entry: index, seat, ...measured };
}

function chanceFor(seed: number, entry: number, part: keyof typeof PARTS): Chance {
  return fastChance(seed * 2 ** 20 + entry * 4 + PARTS[part]);
}

/** Counts simulations towards a total. */
function makeWork(all: number): { done(more: number): ReviewProgress } {
  let sum = 0;
  return {
    done(more) {
      sum += more;
      return sum / all;
    },
  };
}
