/** Sets of routes as words of bits, for fast lookups in the rules. */

/** Bitwise operators of JavaScript work on 32 bits. */
export const WORD_BITS = 32;

export function bitSet(words: number, members: readonly number[]): number[] {
  const set: number[] = new Array(words).fill(0);
  for (const member of members) {
    const word = Math.floor(member / WORD_BITS);
    set[word] = set[word]! | (1 << (member % WORD_BITS));
  }
  return set;
}
