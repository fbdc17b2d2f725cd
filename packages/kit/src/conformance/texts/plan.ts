/** The parts of a game's texts that the suite of texts reads, and its samples. */

import type { Fact, Refusal } from '../../game.ts';
import type { Describing, Spoken } from '../../words/describe.ts';
import type { Language } from '../../words/languages.ts';
import type { Judged } from '../../words/reasons.ts';

/** A text with its origin, and what it must contain. */
export interface Rendered {
  readonly from: string;
  readonly sentence: string;
  readonly facts: readonly string[];
}

type Words = Readonly<Record<string, string>>;

/** The texts of every game. */
export interface GameTexts {
  readonly game: { readonly [key in 'name' | 'tagline' | 'description']?: string };
  readonly options: Readonly<
    Record<string, { readonly label: string; readonly explanation: string; readonly values: Words }>
  >;
  readonly sections: Words;
  readonly rulebook: Words;
  readonly news: object;
  readonly refusals: object;
  readonly actions: object;
  readonly frames: { readonly due: Words; readonly over: string };
  readonly reasons: {
    readonly terms: Readonly<Record<string, { readonly more: string; readonly less: string }>>;
    readonly compared: Readonly<Record<'better' | 'close' | 'worse', (doing: string, other: string) => string>>;
  };
}

/** What a sentence must contain, in the language of these names and texts. */
export type Says<Names, Texts> = readonly string[] | ((names: Names, texts: Texts) => readonly string[]);

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** News without its kind, a refusal without its code, an action without its type: the key of the table names it. */
export type Sample<What, Names, Texts> = readonly [what: What, says?: Says<Names, Texts>];
export type ActionSample<What, T extends Spoken, Texts> = readonly [
  what: What,
  says?: Says<T['names'], Texts>,
  context?: T['context'],
];

/** The types of a game's sentences: `SpokenIn<typeof SENTENCES>`. */
export type SpokenIn<Sentences> = Sentences extends Describing<infer T, Language> ? T : never;

/** At least one of every kind of news, refusal and action. */
export interface TextSamples<T extends Spoken, Texts, Code extends string = string> {
  readonly news: {
    readonly [K in T['news']['kind']]: readonly Sample<
      Without<Extract<T['news'], { kind: K }>, 'kind'>,
      T['names'],
      Texts
    >[];
  };
  readonly refusals: Readonly<Record<Code, readonly Sample<Readonly<Record<string, Fact>>, T['names'], Texts>[]>>;
  readonly actions: {
    readonly [K in T['action']['type']]: readonly ActionSample<
      Without<Extract<T['action'], { type: K }>, 'type'>,
      T,
      Texts
    >[];
  };
  /** The base of every comparison. */
  readonly explained: Judged<T['action'], T['term']>;
}

/** Arguments for functions of a table that do not take numbers, by the end of the path: `auction deck`. */
export type Given = Readonly<Record<string, readonly (readonly unknown[])[]>>;

export interface TextPlan<T extends Spoken, Texts extends GameTexts, Code extends string = string> {
  readonly game: string;
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly sentences: Describing<T, Language>;
  readonly names: (language: Language) => T['names'];
  readonly samples: TextSamples<T, Texts, Code>;
  /** The rules cited by each refusal. */
  readonly refusals: Readonly<Record<Code, string | readonly string[]>>;
  readonly terms: readonly T['term'][];
  /** Refusals with a fact missing or wrong, and the name of that fact. */
  readonly broken: readonly (readonly [refusal: Refusal, fact: string])[];
  /** Status lines and other whole sentences, by kind. */
  readonly statements: (language: Language) => Readonly<Record<string, readonly Rendered[]>>;
  /** Tables of words by name: every text in them is read, and functions are called with small numbers. */
  readonly tables: (language: Language) => Readonly<Record<string, unknown>>;
  readonly given?: Given;
  /** Words of the tables that are the same in several languages. */
  readonly alike?: readonly string[];
  /** Names that are English in every language. */
  readonly ownWords: readonly string[];
  /** Words and forms that no text may have: each thing has one name, and no id is shown. */
  readonly never: Readonly<Record<Language, readonly RegExp[]>>;
}
