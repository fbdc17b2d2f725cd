/** The letter each player is known by where there is no room for a name. */

/** The first letter of each name that no name before it has taken; the seat's number where all of its letters are. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = [...name.toLocaleUpperCase()].filter((one) => /\p{L}/u.test(one));
    const letter = letters.find((one) => !taken.has(one)) ?? `${seat + 1}`;
    taken.add(letter);
    return letter;
  });
}
