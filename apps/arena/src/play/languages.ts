/** The languages of the terminal: each needs its phrases here and its texts in every game that has a screen. */

export const TERMINAL_LANGUAGES = ['en', 'fr'] as const;
export type TerminalLanguage = (typeof TERMINAL_LANGUAGES)[number];
