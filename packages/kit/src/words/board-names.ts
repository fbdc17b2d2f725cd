/** The names on a board, in one language: every sentence asks for them, and a board never changes. */

export function oncePerLanguage<Board extends object, Language extends string, Names>(
  make: (board: Board, language: Language) => Names,
): (board: Board, language: Language) => Names {
  const made = new WeakMap<Board, Map<Language, Names>>();
  return (board, language) => {
    const byLanguage = made.get(board) ?? new Map<Language, Names>();
    made.set(board, byLanguage);
    const names = byLanguage.get(language) ?? make(board, language);
    byLanguage.set(language, names);
    return names;
  };
}
