/**
 * The suite for guided first games: the log follows the rules, the steps match the learner's acts, and the words are
 * complete.
 */

import { canonical, same, shortHash } from '../canonical.ts';
import { replayingChance } from '../chance/replaying.ts';
import type { Game, Shapes } from '../game.ts';
import type { ActEntry, Entry } from '../log/entries.ts';
import { foldLog } from '../log/fold.ts';
import { type MatchFile, parseMatchFile } from '../log/match-file.ts';
import { step } from '../step.ts';
import type { Lesson } from '../words/lesson.ts';
import type { Check } from './check.ts';
import { jsonCopy } from './data.ts';

/** The most decisions of a first game. */
const MOST_STEPS = 14;

/** The pictures before the first step. */
const GOALS = 3;

/** The shortest sentence. */
const LEAST_LETTERS = 9;

export interface LessonPlan<T extends Shapes, Language extends string> {
  readonly lesson: Omit<Lesson<T['action'], Language>, 'file'>;
  readonly file: MatchFile<T>;
  /** The lesson's script, recorded under the current rules. */
  readonly made: unknown;
  readonly languages: readonly Language[];
  /** The ids of the rulebook that steps and words may cite. */
  readonly ruleIds: readonly string[];
  /** Unbounded kinds: a step may use an unlisted action. */
  readonly isUnbounded?: (action: T['action']) => boolean;
}

export interface PlayedAct<T extends Shapes> {
  readonly entry: ActEntry<T>;
  readonly before: T['state'];
  readonly after: T['state'];
  readonly news: readonly T['news'][];
}

/** Checks and applies every act with the exact draws of the log. */
function playedActs<T extends Shapes>(game: Game<T>, log: readonly Entry<T>[]): readonly PlayedAct<T>[] {
  let { state } = foldLog(game, log.slice(0, 1));
  return log.slice(1).map((entry) => {
    if (entry.kind !== 'act') throw new Error(`a lesson has acts only, not ${entry.kind}`);
    const chance = replayingChance(entry.draws);
    const stepped = step(game, state, entry.seat, entry.action, chance);
    if (!stepped.ok) throw new Error(`${canonical(entry.action)}: ${canonical(stepped.refusal)}`);
    chance.finish();
    const played = { entry, before: state, after: stepped.state, news: stepped.news };
    state = stepped.state;
    return played;
  });
}

interface PlayedLesson<T extends Shapes> {
  readonly file: MatchFile<T>;
  readonly played: readonly PlayedAct<T>[];
  /** The acts of the learner's seat. */
  readonly learners: readonly PlayedAct<T>[];
  readonly news: readonly T['news'][];
}

export function playedLesson<T extends Shapes>(
  game: Game<T>,
  { seat }: { readonly seat: number },
  text: string,
): PlayedLesson<T> {
  const parsed = parseMatchFile(game, JSON.parse(text));
  if (!parsed.ok) throw new Error(parsed.problem);
  const played = playedActs(game, parsed.value.log);
  const learners = played.filter(({ entry }) => entry.seat === seat);
  return { file: parsed.value, played, learners, news: played.flatMap(({ news }) => news) };
}

/** By step: how many turns of others follow it of which the learner sees anything. */
function turnsBetween<T extends Shapes>(game: Game<T>, played: readonly PlayedAct<T>[], seat: number): number[] {
  const counts: number[] = [];
  let before = seat;
  for (const { entry, before: from, after: to, news } of played) {
    if (entry.seat === seat) counts.push(0);
    const isSeen =
      !same(game.view(from, seat), game.view(to, seat)) || news.some((each) => game.tell(each, seat) !== null);
    if (entry.seat !== seat && !isSeen) continue;
    if (entry.seat !== seat && entry.seat !== before && counts.length > 0) counts.push((counts.pop() ?? 0) + 1);
    before = entry.seat;
  }
  return counts;
}

/** To be run like `conformance`. */
export function lessonConformance<T extends Shapes, Language extends string>(
  game: Game<T>,
  plan: LessonPlan<T, Language>,
): Check[] {
  const { lesson, file, made, languages, ruleIds, isUnbounded } = plan;
  const { steps } = lesson;
  const played = playedActs(game, file.log);
  const learners = played.filter(({ entry }) => entry.seat === lesson.seat);

  const checks: Record<string, () => void> = {
    'the log is what the script makes': () => expectSame(jsonCopy(made), file, 'the script and the file'),
    'the log folds under the rules of today to the state it names, with every draw within its bound'() {
      expectSame(shortHash(foldLog(game, file.log).state), file.hash, 'the state and the hash of the file');
      for (const entry of file.log) {
        if (entry.kind !== 'act' && entry.kind !== 'start') continue;
        for (const [value, bound] of entry.draws) assert(value < bound, `draws ${value} of ${bound}`);
      }
      for (const { after } of played) expectSame(game.audit(after), [], 'what is wrong with a state, and nothing,');
    },
    'everyone at the table has a name'() {
      const [start] = file.log;
      expectSame(start?.kind === 'start' && start.seats, lesson.names.length, 'the seats and the names');
    },
    'the log is of a game that is not over'() {
      const last = played.at(-1);
      assert(file.outcome === null, 'the file has an outcome');
      assert(last !== undefined && game.toAct(last.after).seats.length > 0, 'nobody is to act at the end');
    },
    'the steps are the learner’s decisions, one for one'() {
      const actions = learners.map(({ entry }) => entry.action);
      expectSame(
        steps.map(({ action }) => action),
        actions,
        'the steps and the learner’s decisions',
      );
      assert(steps.length <= MOST_STEPS, `has ${steps.length} steps`);
    },
    'the steps are what a learner is offered at that moment'() {
      for (const { entry, before } of learners) {
        const offered = game.actions(before, lesson.seat);
        assert(
          isUnbounded?.(entry.action) === true || offered.some((action) => same(action, entry.action)),
          `${canonical(entry.action)} is not offered`,
        );
      }
    },
    'what is tried first is refused, by the rule that the step names'() {
      for (const [at, { refused }] of steps.entries()) {
        const before = learners[at]?.before;
        if (refused === undefined || before === undefined) continue;
        expectSame(
          game.check(before, lesson.seat, refused.action)?.rule,
          refused.rule,
          'the rule and that of the step',
        );
      }
    },
    'the steps cite rules that exist'() {
      for (const { rules, action } of steps) {
        assert(rules.length > 0, `${canonical(action)} cites no rule`);
        for (const rule of rules) assert(ruleIds.includes(rule), `there is no rule ${rule}`);
      }
    },
  };
  const othersTurns = turnsBetween(game, played, lesson.seat);
  for (const language of languages) {
    checks[`the goals in ${language} are three sentences`] = () => {
      const goals = lesson.goals(language);
      assert(goals.length === GOALS, `has ${goals.length} goals`);
      for (const goal of goals) assert(/[.]$/u.test(goal), `'${goal}' has no end`);
    };
    checks[`every step in ${language} names something to press`] = () => {
      for (const { words, action } of steps) {
        const { press, first } = words(language);
        assert(press.length > 0 && first?.press.length !== 0, `${canonical(action)} names nothing to press`);
      }
    };
    checks[`what is tried first has words in ${language}, and nothing else has`] = () => {
      for (const { words, action, refused } of steps)
        assert(
          (words(language).first === undefined) === (refused === undefined),
          `${canonical(action)} is not told right`,
        );
    };
    checks[`every turn of another that the learner sees has words in ${language}`] = () => {
      const told = steps.map(({ words }) => words(language).others?.length ?? 0);
      expectSame(told, othersTurns, 'the words about turns of others and these turns');
    };
    const said = steps.map(({ words }) => words(language));
    const all = [
      ...said.flatMap(({ title, todo, why, after, others = [], first }) => {
        const tried = first === undefined ? [] : [first.todo, first.met];
        return [title, todo, why, after, ...others, ...tried];
      }),
      ...lesson.goals(language),
      ...lesson.learnt(language),
    ];
    checks[`the words in ${language} are complete, and every sentence ends`] = () => {
      for (const words of all) assert(words.length >= LEAST_LETTERS, `'${words}' says nothing`);
      for (const { todo, why, after, others = [] } of said)
        for (const words of [todo, why, after, ...others]) assert(/[.?]$/u.test(words), `'${words}' has no end`);
    };
    checks[`the words in ${language} are typographically right`] = () => {
      const wrong = language === 'fr' ? /[^\u202f][;:?»]/u : /\s[;:?.,]/u;
      for (const words of all) assert(!/['!]/u.test(words) && !wrong.test(words), `'${words}' is not set right`);
    };
    checks[`the words in ${language} cite rules that exist`] = () => {
      for (const words of all)
        for (const cited of words.match(/\b[A-Z]{2}-\d+\.\d+/gu) ?? [])
          assert(ruleIds.includes(cited), `there is no rule ${cited}`);
    };
  }
  return Object.entries(checks).map(([name, run]) => ({ name, run }));

  function assert(holds: boolean, problem: string): void {
    if (!holds) throw new Error(`${game.id}, lesson: ${problem}`);
  }

  function expectSame(one: unknown, other: unknown, what: string): void {
    assert(same(one, other), `${what} differ: ${canonical(one)} is not ${canonical(other)}`);
  }
}
