/** The letter of each player, where there is no room for a name. */

/** The first letter of each name that no earlier name has taken; the seat's number if all are taken. */
export function lettersOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = [...name.toLocaleUpperCase()].filter((one) => /\p{L}/u.test(one));
    const letter = letters.find((one) => !taken.has(one)) ?? `${seat + 1}`;
    taken.add(letter);
    return letter;
  });
}
