/** Sentences about the events at a table. */

import type { Explained } from '@tarmac/connecting-flights-cooperative/bot';
import type { Language } from '@tarmac/flights/text';
import { type Describing, describing, type Explanation } from '@tarmac/kit/words';
import { TEXTS } from './names.ts';
import { factsOf } from './refusal-facts.ts';
import type { Chances, Names, Spoken } from './words.ts';

const COMMON: Describing<Spoken, Language> = describing(TEXTS, factsOf);

export const SENTENCES = { ...COMMON, describeExplained };

/** With the team's chance now, and after the advised action. */
function describeExplained(language: Language, explained: Explained, names: Names): Explanation {
  const { sentence, figures } = COMMON.describeExplained(language, explained, names);
  const now = inPercent(explained.winShareNow, explained.winShareNowError);
  const after = inPercent(explained.winShare, explained.winShareError);
  return { sentence, figures: `${TEXTS[language].chances(now, after)}, ${figures}` };
}

/** Never as if it were certain while it is not. */
function inPercent(share: number, error: number): Chances {
  return { value: Math.round(share * 100), error: Math.max(error > 0 ? 1 : 0, Math.round(error * 100)) };
}
