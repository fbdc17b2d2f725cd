/** The tables of sentences that the texts of every game have: one for each kind of news, action and option. */

/** `Names` are those at the table the sentences are spoken at. */
export type NewsTextsOf<News extends { readonly kind: string }, Names> = {
  readonly [K in News['kind']]: (news: Extract<News, { kind: K }>, names: Names) => string;
};

/** `Context` is what a label may add beyond the action itself. */
export type ActionTextsOf<Action extends { readonly type: string }, Names, Context> = {
  readonly [T in Action['type']]: (action: Extract<Action, { type: T }>, names: Names, context: Context) => string;
};

/** By option, its values as an option form writes them. */
export type OptionTextsOf<Values extends Readonly<Record<keyof Values, string>>> = {
  readonly [K in keyof Values]: {
    readonly label: string;
    readonly explanation: string;
    readonly values: Readonly<Record<Values[K], string>>;
  };
};
