/** Codes of airports, for maps too small for names. */

/** An article in front says nothing. */
const ARTICLE = /^(La|Le|Les|The) /;
const LETTERS = 3;

/** The first letters of a city's name, as on a luggage tag: Mexico City is MEX, Le Caire CAI. */
export function codeOf(name: string): string {
  const plain = name.replace(ARTICLE, '').normalize('NFD');
  return plain
    .replace(/[^\p{L}]/gu, '')
    .slice(0, LETTERS)
    .toUpperCase();
}
