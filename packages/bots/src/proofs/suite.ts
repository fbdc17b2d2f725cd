/**
 * The suite that the bots of every game pass: they finish games, peek at nothing, play nothing dominated, and explain
 * themselves by what decided. It needs no test runner:
 *
 *     for (const check of botConformance(plan, SAMPLE)) test(check.name, check.run);
 */

import { botChoices, fastChance, optionalInARow, type Shapes, same } from '@tarmac/kit';
import type { Check } from '@tarmac/kit/conformance';
import type { Decision } from '../bot.ts';
import type { Brain } from '../brain.ts';
import type { Explained } from '../explain.ts';
import { LEVELS, type Level } from '../levels.ts';
import { CONTESTANTS, type Player, playerOf } from '../make.ts';
import { alsoDominated, findDominated } from './dominated.ts';
import { measureFaithfulness, toldFaithfulness } from './faithful.ts';
import { type AskedPosition, positionsOf, type Table, withHorizon } from './positions.ts';
import { cheatsFound, findPeeking, twins } from './secrecy.ts';

export interface BotPlan<T extends Shapes, Term extends string> {
  readonly brain: Brain<T>;
  readonly tables: readonly Table<T>[];
  /** The rules that can end a game with so many seats. */
  readonly endings: (seats: number) => readonly string[];
  readonly explain: (decision: Decision<T['action']>) => readonly Explained<T['action'], Term>[];
  /** The number of positions of the sample with dominated actions; they are rarer in some games. */
  readonly dominated: number;
  /** Positions whose outcome lies within the captain's horizon; all by default. */
  readonly inSight?: (state: T['state']) => boolean;
  /** False if a view with something forgotten is impossible for a seat. */
  readonly forgetsCleanly?: false;
  /** A factor for the simulations of a level, for whole games. */
  readonly scale?: number;
  /** The text of the fitted weights, and the options of the command in its first line. */
  readonly weights: { readonly file: string; readonly options: readonly string[] };
}

/** The sizes of the samples. */
export interface Effort {
  /** Positions of each number of seats, for the levels. */
  readonly secrecy: number;
  /** A factor for the plan's number of positions. */
  readonly dominated: number;
  readonly explained: number;
  /** Whole games of each number of seats. */
  readonly games: number;
  /** Decisions with the named term frozen, and the least part of them that must change. */
  readonly faithful: number;
  readonly changed: number;
  readonly simulations: number;
}

/** Enough to guard against regressions. */
export const SAMPLE: Effort = {
  secrecy: 12,
  dominated: 1,
  explained: 15,
  games: 2,
  faithful: 12,
  changed: 0.4,
  simulations: 30,
};

/** Enough to measure. */
export const PROOF: Effort = {
  secrecy: 250,
  dominated: 8,
  explained: 80,
  games: 72,
  faithful: 500,
  changed: 0.6,
  // The choice changes more often with more of them: Airlines 59.8 % with 80 and 63.6 % with 160; a captain has 2,000.
  simulations: 160,
};

const FEW = { simulations: 24 };
const PARTS = CONTESTANTS.filter((contestant) => !(LEVELS as readonly string[]).includes(contestant));

export function botConformance<T extends Shapes, Term extends string>(
  plan: BotPlan<T, Term>,
  effort: Effort,
  tell: (figures: string) => void = () => {},
): Check[] {
  const { brain, tables } = plan;
  const { game, evaluation } = brain;
  const quick = withHorizon(brain, 0);
  const seatCounts = [...new Set(tables.map(({ seats }) => seats))];
  const at = (seats: number) => tables.filter((table) => table.seats === seats);
  const pairs = (where: readonly Table<T>[], count: number, seed: number) =>
    twins(quick, positionsOf(brain, where, seed), count, seed);

  const checks: Record<string, () => void> = {
    'every level finishes games at every table, and tries nothing that the rules refuse'() {
      const players = playersOf(quick);
      for (const seats of seatCounts)
        for (let number = 0; number < effort.games; number++) {
          // Levels move on by one seat from game to game, and by one more after each round of tables.
          const all = at(seats);
          const shift = number + Math.floor(number / all.length);
          const levels = Array.from({ length: seats }, (_, seat) => LEVELS[(seat + shift) % LEVELS.length]!);
          play(all[number % all.length]!, levels, 1000 * seats + number, players);
        }
    },
    'games end as well where levels look as far as they do'() {
      const players = playersOf(brain);
      for (const seats of effort === PROOF ? seatCounts : seatCounts.slice(0, 1)) {
        const levels = Array.from({ length: seats }, (_, seat) => LEVELS[3 - (seat % 3)]!);
        play(at(seats)[0]!, levels, seats, players);
      }
    },
    'hidden cards change neither the action nor the figures of any level'() {
      for (const seats of seatCounts) {
        const found = findPeeking(quick, LEVELS.slice(1), pairs(at(seats), effort.secrecy, 100 * seats));
        assert(found.looked === effort.secrecy, `only ${found.looked} positions with something hidden`);
        assert(found.peeked.length === 0, `peeked: ${found.peeked[0]}`);
      }
    },
    'nor those of the parts that levels are compared with'() {
      const { peeked } = findPeeking(quick, PARTS, pairs(tables, 2 * effort.secrecy, 7));
      assert(peeked.length === 0, `peeked: ${peeked[0]}`);
    },
    'a bot that looks at the true state is caught'() {
      const count = 2 * effort.secrecy;
      const caught = cheatsFound(
        quick,
        twins(
          quick,
          spread(positionsOf(brain, tables, 1), () => true),
          count,
          1,
        ),
      );
      assert(6 * caught > count, `only ${caught} of ${count} cheats were found`);
    },
    'a state does not pass for a view'() {
      const [{ state, actions }] = first(positionsOf(brain, tables, 1), 1) as [AskedPosition<T>];
      const { bot } = playerOf(brain, 'captain');
      assert(!passes(() => bot(state, actions, FEW, fastChance(1))), 'a bot thinks with a state');
    },
    'a forgetful view leads to sound states that look like it, and leaves the view as it was'() {
      const luck = fastChance(1);
      for (const { state, seat } of first(positionsOf(brain, tables, 2), 4 * effort.explained)) {
        const view = game.view(state, seat);
        const before = JSON.stringify(view);
        const forgotten = brain.forget(view);
        const imagined = game.imagine(forgotten, luck);
        assert(JSON.stringify(view) === before, 'forgetting changes the view');
        if (plan.forgetsCleanly !== false)
          assert(same(game.view(imagined, seat), forgotten), 'a state imagined looks otherwise');
        assert(game.audit(imagined).length === 0, `a state imagined is unsound: ${game.audit(imagined)[0]}`);
      }
    },
    'no level plays or looks at what the appraisal calls dominated'() {
      const looked = effort.dominated * plan.dominated;
      const { found, considered } = findDominated(quick, positionsOf(brain, tables, 3), looked);
      assert(considered.length === 0, considered[0] ?? '');
      assert(found >= 2 * effort.dominated, `something is dominated in only ${found} of ${looked} positions`);
    },
    'nor at what else is dominated: here every second action'() {
      const halved = alsoDominated(quick, (index) => index % 2 === 0);
      const looked = 15 * effort.dominated;
      const { found, considered } = findDominated(halved, positionsOf(brain, tables, 3), looked);
      assert(considered.length === 0, considered[0] ?? '');
      assert(found > looked / 2, `only ${found} of ${looked} positions had a choice`);
    },
    'where everything is dominated a bot plays all the same'() {
      const [{ state, seat, actions }] = first(positionsOf(brain, tables, 1), 1) as [AskedPosition<T>];
      const { bot } = playerOf(
        alsoDominated(brain, () => true),
        'pilot',
      );
      const { action } = bot(game.view(state, seat), actions, { simulations: 8 }, fastChance(1));
      assert(actions.includes(action), 'it plays something else');
    },
    'every decision is told with its figures, mostly with a term of the evaluation for a reason'() {
      const { bot } = playerOf(brain, 'captain');
      const named = new Set<string>();
      for (const { state, seat, actions } of first(positionsOf(brain, tables, 11), effort.explained)) {
        const decision = bot(game.view(state, seat), actions, FEW, fastChance(5));
        const [best] = plan.explain(decision);
        assert(best?.chosen === true && same(best.action, decision.action), 'the first explained is not the choice');
        assert(best.winShare >= 0 && best.winShare <= 1, `a win share of ${best.winShare}`);
        if (best.reason !== null) named.add(best.reason.term);
      }
      assert(named.size >= Math.min(3, evaluation.terms.length), `names only ${[...named].join(' and ')}`);
      for (const term of named) assert(evaluation.terms.includes(term), `no term '${term}'`);
    },
    'any term can be a reason, and only a term'() {
      const [{ actions }] = first(positionsOf(brain, tables, 1), 1) as [AskedPosition<T>];
      const action = actions[0] as T['action'];
      const told = (term: string) =>
        plan.explain({
          action,
          candidates: [{ action, value: 0.5, error: 0.01, points: 60, pointsError: 2, reasons: [{ term, gain: 0.1 }] }],
        })[0]?.reason?.term;
      for (const term of evaluation.terms) assert(told(term) === term, `'${term}' is no reason`);
      assert(!passes(() => told('luck')), "'luck' is a reason");
    },
    'with the named reason frozen the choice mostly changes, and more often than with another'() {
      const { captain } = brain.levels;
      const { faithful: decisions, simulations } = effort;
      const seen = spread(positionsOf(brain, tables, 1), plan.inSight ?? (() => true));
      const measured = measureFaithfulness(brain, seen, { decisions, limits: captain, simulations, seed: 1 });
      const { changed, control } = measured;
      const figures = toldFaithfulness(measured);
      assert(changed / decisions >= effort.changed, figures);
      if (effort !== PROOF) return;
      tell(`${game.id}: ${figures}`);
      for (const seats of seatCounts) assert((measured.bySeats[seats] ?? 0) > 30, `too few with ${seats} seats`);
      assert(control.changed / control.decisions < changed / decisions - 0.1, figures);
    },
    'features, terms and weights fit each other'() {
      const { chapters, features, terms, weights } = evaluation;
      const lengths = (rows: readonly (readonly number[])[]) => new Set(rows.map(({ length }) => length));
      assert(
        sameSet(
          features.map(({ term }) => term),
          terms,
        ),
        'a term has no feature, or a feature no term',
      );
      assert(new Set(features.map(({ name }) => name)).size === features.length, 'two features have one name');
      assert(weights.win.length === chapters && weights.points.length === chapters, 'a chapter has no weights');
      assert(sameSet([...lengths(weights.win)], [features.length]), 'a feature has no weight for winning');
      // The weights of the points have a constant term.
      assert(sameSet([...lengths(weights.points)], [features.length + 1]), 'a feature has no weight for points');
      assert([...weights.win, ...weights.points].flat().every(Number.isFinite), 'a weight is no number');
      assert(new Set(weights.win.map(String)).size === chapters, 'two chapters are the same');
    },
    'the weights name the command that made them, all of it'() {
      const command = plan.weights.file.split('\n')[0]?.match(/`(arena fit [^`]*)`/)?.[1] ?? '';
      for (const option of [`--game ${game.id}`, '--games', '--seed', '--bots', '--ridge', ...plan.weights.options])
        assert(command.includes(option), `${option} is not named`);
    },
  };
  return Object.entries(checks).map(([name, run]) => ({ name, run }));

  /** Throws on a refused action, an endless game or an unexpected ending. */
  function play({ seats, config }: Table<T>, levels: readonly Level[], seed: number, players: Players<T>): void {
    const luck = fastChance(seed);
    const thoughts = fastChance(seed + 2 ** 32);
    const state = game.setup(config, seats, luck);
    let inARow = new Array<number>(seats).fill(0);
    for (let decisions = 0; ; decisions++) {
      const waiting = game.toAct(state).seats;
      if (waiting.length === 0) break;
      assert(decisions <= game.longest(seats), `a game has more than ${game.longest(seats)} decisions`);
      const seat = waiting[decisions % waiting.length]!;
      const level = levels[seat]!;
      const { bot, budget } = players(level);
      const { action } = bot(game.view(state, seat), botChoices(game, state, seat, inARow), budget, thoughts);
      const refusal = game.check(state, seat, action);
      assert(refusal === null, `${level} chose ${JSON.stringify(action)}: ${JSON.stringify(refusal)}`);
      inARow = optionalInARow(game, inARow, seat, action);
      game.apply(state, seat, action, luck);
    }
    const rule = game.outcome(state)?.rule ?? 'nothing';
    assert(plan.endings(seats).includes(rule), `a game ended by ${rule}`);
  }

  function playersOf(of: Brain<T>): Players<T> {
    const players = new Map(LEVELS.map((level) => [level, playerOf(of, level, plan.scale ?? 0.001)]));
    return (level) => players.get(level)!;
  }

  function assert(holds: boolean, problem: string): asserts holds {
    if (!holds) throw new Error(`${game.id}, bots: ${problem}`);
  }
}

type Players<T extends Shapes> = (level: Level) => Player<T>;

function first<A>(items: Iterable<A>, count: number): A[] {
  const taken: A[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
}

/**
 * One position in so many: neighbours alone would only cover the beginning. Without a divisor in common with the number
 * of games that run at once (`positionsOf`), else some games and their tables would never be seen.
 */
const APART = 5;

function* spread<T extends Shapes>(
  positions: Iterable<AskedPosition<T>>,
  isSeen: (state: T['state']) => boolean,
): Generator<AskedPosition<T>> {
  let count = 0;
  for (const position of positions) if (isSeen(position.state) && count++ % APART === 0) yield position;
}

function sameSet<A>(one: readonly A[], other: readonly A[]): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((each) => b.has(each));
}

function passes(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
