/** The words of Connecting Flights, in every language. */

import type { Language } from '@tarmac/flights/text';
import { type Describing, describing } from '@tarmac/kit/words';
import type { BoardWords } from './en-board.ts';
import { EN_BOARD } from './en-board.ts';
import type { MissingWords } from './en-missing.ts';
import { EN_MISSING } from './en-missing.ts';
import type { MomentWords } from './en-moments.ts';
import { EN_MOMENTS } from './en-moments.ts';
import type { PlanningWords } from './en-planning.ts';
import { EN_PLANNING } from './en-planning.ts';
import { FR_BOARD } from './fr-board.ts';
import { FR_MISSING } from './fr-missing.ts';
import { FR_MOMENTS } from './fr-moments.ts';
import { FR_PLANNING } from './fr-planning.ts';
import { TEXTS } from './names.ts';
import { factsOf } from './refusal-facts.ts';
import type { Spoken } from './words.ts';

export const SENTENCES: Describing<Spoken, Language> = describing(TEXTS, factsOf);

export { LANGUAGES, type Language } from '@tarmac/flights/text';
export { describeEvent, describeIdentity, describePlayerCard, describeSabotage } from './card-words.ts';
export type { Due, FrameKind } from './dues.ts';
export type { BoardWords } from './en-board.ts';
export type { MomentWords } from './en-moments.ts';
export { namesOf, TEXTS } from './names.ts';
export { RULE_IDS, type RuleId, SECTION_IDS, type SectionId } from './rule-ids.ts';
export { describeFrame, type Waiting } from './status.ts';
export type { ActionContext, CardWords, IdentityWords, Names, Text } from './words.ts';

/** What the picture says besides the sentences. */
export const BOARD_TEXTS: Readonly<Record<Language, BoardWords>> = { en: EN_BOARD, fr: FR_BOARD };

/** What rounds, the end and the board as a list say. */
export const MOMENT_TEXTS: Readonly<Record<Language, MomentWords>> = { en: EN_MOMENTS, fr: FR_MOMENTS };

/** What a seat is short of says. */
export const MISSING_TEXTS: Readonly<Record<Language, MissingWords>> = { en: EN_MISSING, fr: FR_MISSING };

/** What the flight planner and the trades say besides. */
export const PLANNING_TEXTS: Readonly<Record<Language, PlanningWords>> = { en: EN_PLANNING, fr: FR_PLANNING };

export const { describeNews, describeRefusal, describeAction, describeExplained } = SENTENCES;
