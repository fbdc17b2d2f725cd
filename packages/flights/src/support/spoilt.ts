/** Copies of a board that a test may spoil. */

export type Loose<T> = { -readonly [K in keyof T]: Loose<T[K]> };

/** Of either game. */
export function spoilt<B>(board: B, spoil: (copy: Loose<B>) => void): B {
  const copy = structuredClone(board) as Loose<B>;
  spoil(copy);
  return copy as B;
}

/** The card of that id in a list of cards. */
export function cardIn<C extends { id: string }>(cards: readonly C[], id: C['id']): C {
  const card = cards.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
