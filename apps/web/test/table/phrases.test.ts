/** Quick phrases of the chat: said in one language, read in another. */

import { chatProblem, tidyChat } from '@tarmac/wire/page';
import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../src/paraglide/runtime.js';
import { inReadersLanguage, phrases } from '../../src/table/phrases.ts';

const speak = (language: 'en' | 'fr') => overwriteGetLocale(() => language);

afterEach(() => speak('en'));

function phrasesIn(language: 'en' | 'fr'): readonly string[] {
  speak(language);
  return phrases();
}

describe('a quick phrase', () => {
  it('is read in the language of whoever reads it, and an old page shows the words that were sent', () => {
    const [english, french] = [phrasesIn('en'), phrasesIn('fr')];
    expect(english).toContain('Well played!');
    // What a server keeps of it.
    const sent = english.map(tidyChat);
    speak('fr');
    expect(sent.map(inReadersLanguage)).toEqual(french);
    speak('en');
    expect(french.map(tidyChat).map(inReadersLanguage)).toEqual(english);
  });

  it('is something a server takes, and no two are alike', () => {
    const all = [...phrasesIn('en'), ...phrasesIn('fr')];
    expect(all.map(chatProblem)).toEqual(all.map(() => null));
    expect(new Set(all).size).toBe(all.length);
  });

  it('within a sentence stays as somebody wrote it', () => {
    speak('fr');
    expect(inReadersLanguage('Well played! And now?')).toBe('Well played! And now?');
  });
});
