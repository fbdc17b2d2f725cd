/**
 * The suite every game passes. It needs no test runner:
 *
 *     for (const check of conformance(game, plan)) test(check.name, check.run);
 */

import type { Game, Shapes } from '../game.ts';
import { actionsAndCheckAgree } from './agreement.ts';
import { awaitedIsWhoMayOwe } from './awaited.ts';
import type { Check } from './check.ts';
import { clonesAreIndependent } from './clones.ts';
import { gamesEndInTime } from './ending.ts';
import { askingChangesNothing } from './frozen.ts';
import { guarded } from './guard.ts';
import { parsersRefuseHostileInput } from './hostile.ts';
import { imaginedIsIndistinguishable } from './imagined.ts';
import { newsTellNoMoreThanViews } from './news.ts';
import { auditIsEmptyAndDataPlain } from './plain-data.ts';
import { type ConformancePlan, USUAL_RATES } from './plan.ts';
import { rulesAreDeterministic } from './purity.ts';
import { replaysToTheSameStates } from './replay.ts';
import { savesLoad } from './saves.ts';
import { quietStepsTellNothing } from './secrets.ts';
import type { Suite } from './suite.ts';
import { type Walk, walkAll } from './walk.ts';

export { type Acting, actingIn, type Heard, type Luck } from './acting.ts';
export { boardFileConformance } from './board-files.ts';
export type { Check } from './check.ts';
export { countedConformance } from './counted.ts';
export { deepFreeze, firstDifference } from './data.ts';
export { type Fate, fated, type Place } from './fated.ts';
export { type LessonPlan, lessonConformance, type PlayedAct, playedLesson } from './lesson.ts';
export { type ConformancePlan, type Rates, SAMPLED_RATES } from './plan.ts';
export { anyKind, preferring, type RandomGame, randomGame } from './random-game.ts';
export { type Line, recordLesson } from './record-lesson.ts';
export { type BrokenSaves, refusedSaves } from './refused-saves.ts';
export { seenConformance } from './seen.ts';
export { type Change, type Loose, spoilt, withId } from './spoilt.ts';
export type { Rendered, SpokenIn, TextPlan, TextSamples } from './texts/plan.ts';
export { sampledActions, sampledNews, wordsOf } from './texts/rendered.ts';
export { rulebookConformance } from './texts/rulebook.ts';
export { textConformance } from './texts/suite.ts';

export function conformance<T extends Shapes>(game: Game<T>, plan: ConformancePlan<T>): Check[] {
  const underGuard = guarded(game);
  let walks: Walk<T>[] | null = null;
  const suite: Suite<T> = {
    game: underGuard,
    plan,
    rates: { ...USUAL_RATES, ...plan.rates },
    walks() {
      walks ??= walkAll(underGuard, plan);
      return walks;
    },
  };
  const checks: Record<string, (suite: Suite<T>) => void> = {
    'rules know no clock and no luck of their own': rulesAreDeterministic,
    'games end in time, with an outcome': gamesEndInTime,
    'audit is empty and everything is plain data': auditIsEmptyAndDataPlain,
    'actions and check agree': actionsAndCheckAgree,
    'clones are independent': clonesAreIndependent,
    'asking changes nothing': askingChangesNothing,
    'saves load, garbage does not': savesLoad,
    'replays lead to the same states': replaysToTheSameStates,
    'an imagined state looks and answers like the real one': imaginedIsIndistinguishable,
    'awaited names whoever may owe a decision': awaitedIsWhoMayOwe,
    'a step without draw or reveal tells nothing new': quietStepsTellNothing,
    'news tell no more than views': newsTellNoMoreThanViews,
    'parsers refuse hostile input': parsersRefuseHostileInput,
  };
  return Object.entries(checks).map(([name, body]) => ({ name, run: () => body(suite) }));
}
