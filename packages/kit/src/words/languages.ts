/** The languages Tarmac speaks, each by its own name. A line here, and the compiler names every table that lacks it. */

export const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** English for whoever asks for one that is not there, or for none. */
export function languageOf(tag: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === tag) ?? 'en';
}
