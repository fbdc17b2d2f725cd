/** The languages the server writes in. */

export type Language = 'en' | 'fr';

/** Of what is kept of a person; English for whoever has said nothing. */
export function languageOf(kept: string | undefined): Language {
  return kept === 'fr' ? 'fr' : 'en';
}
