/** The words of Example Game, in every language. */

import type { Language } from '@tarmac/kit/words';
import { EN, type Text } from './en.ts';
import { FR } from './fr.ts';

export type { Text } from './en.ts';

export const TEXTS: Readonly<Record<Language, Text>> = { en: EN, fr: FR };
export const RULE_IDS = Object.keys(EN.rulebook);
export const SECTION_IDS = Object.keys(EN.sections);
