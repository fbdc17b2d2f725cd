/** How the five styles of route and flight card are called (AL-1.3). In French they agree with « carte » and « liaison ». */

import type { Language } from '@tarmac/kit/words';
import type { Text } from './words.ts';

export const STYLE_NAMES: Readonly<Record<Language, Text['styles']>> = {
  en: { wavy: 'wavy', dotted: 'dotted', dashed: 'dashed', double: 'double', solid: 'solid' },
  fr: { wavy: 'ondulée', dotted: 'pointillée', dashed: 'à tirets', double: 'double', solid: 'continue' },
};
