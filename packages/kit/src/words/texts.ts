/** The tables of sentences that the texts of every game have: one for each kind of news, action and option. */

import type { Spoken } from './describe.ts';
import type { ReasonTexts } from './reasons.ts';

/** `Names` are those at the table the sentences are spoken at. */
export type NewsTextsOf<News extends { readonly kind: string }, Names> = {
  readonly [K in News['kind']]: (news: Extract<News, { kind: K }>, names: Names) => string;
};

/** `Context` is what a label may add beyond the action itself. */
export type ActionTextsOf<Action extends { readonly type: string }, Names, Context> = {
  readonly [T in Action['type']]: (action: Extract<Action, { type: T }>, names: Names, context: Context) => string;
};

/** The values of a setting as an option form writes them; a board brings its own name, so none are listed for it. */
type Written<Key, Value> = Key extends 'board'
  ? never
  : Value extends boolean
    ? 'true' | 'false'
    : Value extends string
      ? Value
      : Value extends null
        ? 'null'
        : never;

export type OptionTextsOf<Config> = {
  readonly [K in keyof Config]: {
    readonly label: string;
    readonly explanation: string;
    readonly values: Readonly<Record<Written<K, Config[K]>, string>>;
  };
};

/** `More` is what else the sentences about a decision are told. */
export interface FrameTextsOf<Due extends string, More extends readonly unknown[] = []> {
  /** What is to be decided, as a bare infinitive: 'sabotage a route or leave it'. */
  readonly due: Readonly<Record<Due, string>>;
  /** Asks the reader. */
  readonly ask: (due: string, ...more: More) => string;
  /** Says for whom the table waits. */
  readonly await: (who: readonly string[], due: string, ...more: More) => string;
  readonly over: string;
}

/** What one language has to say of any game. */
export interface GameText<T extends Spoken, Config, Refusals, Frames, Rule extends string, Section extends string> {
  readonly game: { readonly name: string; readonly tagline: string };
  readonly options: OptionTextsOf<Config>;
  readonly news: NewsTextsOf<T['news'], T['names']>;
  readonly refusals: Refusals;
  readonly actions: ActionTextsOf<T['action'], T['names'], T['context']>;
  readonly frames: Frames;
  readonly reasons: ReasonTexts<T['action'], T['term']>;
  readonly sections: Readonly<Record<Section, string>>;
  readonly rulebook: Readonly<Record<Rule, string>>;
}
