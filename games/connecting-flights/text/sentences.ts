/** Sentences about what happens at a table, from the texts of the game. */

import type { Term } from '@tarmac/connecting-flights/bot';
import type { Action, News } from '@tarmac/connecting-flights/rules';
import type { Language } from '@tarmac/flights/text';
import { type Describing, describing } from '@tarmac/kit/words';
import { TEXTS } from './names.ts';
import { factsOf } from './refusal-facts.ts';
import type { ActionContext, Names } from './words.ts';

interface Spoken {
  action: Action;
  news: News;
  names: Names;
  context: ActionContext;
  term: Term;
}

export const SENTENCES: Describing<Spoken, Language> = describing(TEXTS, factsOf);
