/** The language of the page. Every message reads it, so that a switch changes all words at once. */

import { LANGUAGES, type Language } from '@tarmac/kit/words';
import { overwriteGetLocale } from './paraglide/runtime.js';

const KEPT = 'tarmac.language';

function liked(): Language {
  const wishes = [remembered(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find((wish): wish is Language => LANGUAGES.some((language) => language === wish)) ?? 'en';
}

/** Null if the browser stores nothing. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

const first = liked();
let current = $state<Language>(first);

export const locale = {
  get current(): Language {
    return current;
  },
  /** For dates and numbers: the English of this house is British. */
  get tag(): string {
    return current === 'en' ? 'en-GB' : current;
  },
  use(language: Language): void {
    current = language;
    document.documentElement.lang = language;
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      // Then it holds for this visit.
    }
  },
};

overwriteGetLocale(() => current);
document.documentElement.lang = first;
