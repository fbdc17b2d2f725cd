/** Texts as they are rendered, and the tables of words that are rendered as a whole. */

export interface Rendered {
  readonly from: string;
  readonly sentence: string;
  readonly facts: readonly string[];
}

/** The texts of a table by key. */
export function named(from: string, table: Readonly<Record<string, string>>): Rendered[] {
  return Object.entries(table).map(([key, sentence]) => ({ from: `${from} ${key}`, sentence, facts: [] }));
}

/** The label, the explanation and the values of every option. */
export function renderedOptions(
  options: Readonly<
    Record<string, { readonly label: string; readonly explanation: string; readonly values: Record<string, string> }>
  >,
): Rendered[] {
  return Object.entries(options).flatMap(([key, { label, explanation, values }]) => [
    ...named(`option ${key}`, { label, explanation }),
    ...named(`option ${key} value`, values),
  ]);
}

/** What is given where a table asks for names, kinds or lists of them, by the end of a path. */
export type Given = Readonly<Record<string, readonly unknown[]>>;

/** Every word and sentence of a table, functions called with small numbers that also do as names. */
export function leaves(words: unknown, path: string, given: Given): Rendered[] {
  if (typeof words === 'string') return words === '' ? [] : [{ from: path, sentence: words, facts: [] }];
  if (typeof words === 'function') {
    const call = Object.entries(given).find(([key]) => ` ${path}`.endsWith(` ${key}`))?.[1];
    const calls = call === undefined ? [0, 1, 2].map((number) => [number, number + 1, number + 2, number + 3]) : [call];
    return calls.map((each) => ({ from: path, sentence: String(words(...each)), facts: [] }));
  }
  return Object.entries(words as object).flatMap(([key, value]) => leaves(value, `${path} ${key}`, given));
}
