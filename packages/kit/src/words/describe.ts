/** Sentences about news, refusals, actions and what a bot makes of them, from the tables of a game's texts. */

import type { Refusal } from '../game.ts';
import { type Explanation, explanation, type Judged, type ReasonTexts } from './reasons.ts';
import type { RefusalReader } from './refusal-facts.ts';

/** The types of a game's texts, bundled. */
export interface Spoken {
  action: { readonly type: string };
  news: { readonly kind: string };
  names: object;
  /** What an action label may add beyond the action itself. */
  context: object;
  /** Of the evaluation, by which bots explain themselves. */
  term: string;
}

interface SpokenTexts<T extends Spoken> {
  readonly news: Readonly<Record<string, (news: never, names: T['names']) => string>>;
  readonly refusals: Readonly<Record<string, (facts: never, names: T['names']) => string>>;
  readonly actions: Readonly<Record<string, (action: never, names: T['names'], context: T['context']) => string>>;
  readonly reasons: ReasonTexts<T['action'], T['term']>;
}

export interface Describing<T extends Spoken, Language extends string> {
  describeNews(language: Language, news: T['news'], names: T['names']): string;
  /** What is wrong and what would be right. The caller puts the rule id before it. */
  describeRefusal(language: Language, refusal: Refusal, names: T['names']): string;
  describeAction(language: Language, action: T['action'], names: T['names'], context?: T['context']): string;
  /** What the bot makes of an action. */
  describeExplained(language: Language, explained: Judged<T['action'], T['term']>, names: T['names']): Explanation;
}

// The casts below say what TypeScript cannot follow: the entry looked up by a value's own tag takes that value.
type Tell<Told, Names> = (told: Told, names: Names) => string;
type Label<T extends Spoken> = (action: T['action'], names: T['names'], context: T['context']) => string;

export function describing<T extends Spoken, Language extends string>(
  texts: Readonly<Record<Language, SpokenTexts<T>>>,
  factsOf: RefusalReader,
): Describing<T, Language> {
  function describeAction(
    language: Language,
    action: T['action'],
    names: T['names'],
    context: T['context'] = {},
  ): string {
    const label = texts[language].actions[action.type] as Label<T>;
    return label(action, names, context);
  }

  return {
    describeAction,
    describeNews(language, news, names) {
      const tell = texts[language].news[news.kind] as Tell<T['news'], T['names']>;
      return tell(news, names);
    },
    describeRefusal(language, refusal, names) {
      const facts = factsOf(refusal);
      const explain = texts[language].refusals[refusal.code] as Tell<unknown, T['names']>;
      return explain(facts, names);
    },
    describeExplained: (language, explained, names) =>
      explanation(explained, texts[language].reasons, (action) => describeAction(language, action, names)),
  };
}
