/** The words of the cooperative game, in every language. */

import type { Language } from '@tarmac/flights/text';
import type { BoardWords } from './en-board.ts';
import { EN_BOARD } from './en-board.ts';
import type { FlyingWords } from './en-flying.ts';
import { EN_FLYING } from './en-flying.ts';
import type { MomentWords } from './en-moments.ts';
import { EN_MOMENTS } from './en-moments.ts';
import { FR_BOARD } from './fr-board.ts';
import { FR_FLYING } from './fr-flying.ts';
import { FR_MOMENTS } from './fr-moments.ts';
import { SENTENCES } from './sentences.ts';

export { LANGUAGES, type Language } from '@tarmac/flights/text';
export type { FrameKind } from './dues.ts';
export type { BoardWords } from './en-board.ts';
export type { FlyingWords } from './en-flying.ts';
export type { MomentWords } from './en-moments.ts';
export { namesOf, TEXTS } from './names.ts';
export { RULE_IDS, type RuleId, SECTION_IDS, type SectionId } from './rule-ids.ts';
export { SENTENCES } from './sentences.ts';
export { describeFrame, type Waiting } from './status.ts';
export type { ActionContext, Chances, DifficultyWords, Names, ScenarioWords, Text } from './words.ts';

/** What the picture says besides the sentences. */
export const BOARD_TEXTS: Readonly<Record<Language, BoardWords>> = { en: EN_BOARD, fr: FR_BOARD };

/** What rounds, the end and the board as a list say. */
export const MOMENT_TEXTS: Readonly<Record<Language, MomentWords>> = { en: EN_MOMENTS, fr: FR_MOMENTS };

/** What the place where flights are made says. */
export const FLYING_TEXTS: Readonly<Record<Language, FlyingWords>> = { en: EN_FLYING, fr: FR_FLYING };

export const { describeNews, describeRefusal, describeAction, describeExplained } = SENTENCES;
