/** The letter of each airline, where there is no room for its code. */

/** The first letter of each code that no earlier code has taken; a digit if all are taken. */
export function lettersOf(codes: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return codes.map((code, index) => {
    const letter = [...code].find((one) => !taken.has(one)) ?? `${(index + 1) % 10}`;
    taken.add(letter);
    return letter;
  });
}
