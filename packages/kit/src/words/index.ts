/** What the texts of all games share: small grammar, and the sentence in which a bot explains itself. */

export { oncePerLanguage } from './board-names.ts';
export { EN_COMMON_MOMENTS, FR_COMMON_MOMENTS } from './common-moments.ts';
export { by, type Deed, type DeedOf, deedsBy, forAll, thereby, to } from './deeds.ts';
export { type Describing, describing } from './describe.ts';
export { capital, de, type List, listIn, NBSP, placings, pluralIn, tally, times, unbroken } from './grammar.ts';
export type { LabGroupWords, LabWords } from './lab.ts';
export { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from './languages.ts';
export { type ExpectedStep, type Lesson, type LessonWords, makeLesson, type StepWords } from './lesson.ts';
export type { BoardListWords, EndWords, ScoringWords, StandingsWords, TieWords } from './moments.ts';
export { EN_QUARTERS, FR_QUARTERS, type Nudge, type Quarter, quarterOf } from './nudge.ts';
export { type Explanation, explanation, type Judged, type ReasonTexts } from './reasons.ts';
export {
  type FactsOf,
  isFlag,
  isNumber,
  isOneOf,
  isText,
  type RefusalReader,
  refusalReader,
} from './refusal-facts.ts';
export type { ActionTextsOf, FrameTextsOf, GameText, NewsTextsOf, OptionTextsOf } from './texts.ts';
export { EN_VERDICTS, FR_VERDICTS } from './verdicts.ts';
