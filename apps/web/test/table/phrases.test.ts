/** Quick phrases of the chat: said by code, read in the reader's language. */

import { PHRASES } from '@tarmac/wire';
import { chatProblem, PHRASE_CODES, type Phrase, tidyChat } from '@tarmac/wire/page';
import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../src/paraglide/runtime.js';
import { inReadersLanguage, wordsOf } from '../../src/table/phrases.ts';

const speak = (language: 'en' | 'fr') => overwriteGetLocale(() => language);

afterEach(() => speak('en'));

function phrasesIn(language: 'en' | 'fr'): readonly string[] {
  speak(language);
  return PHRASE_CODES.map(wordsOf);
}

describe('a quick phrase', () => {
  it('is read in the language of whoever reads it, and without its code in English', () => {
    const [english, french] = [phrasesIn('en'), phrasesIn('fr')];
    expect(english).toEqual(Object.values(PHRASES));
    const read = () => PHRASE_CODES.map((phrase) => inReadersLanguage(PHRASES[phrase], phrase));
    expect(read()).toEqual(french);
    speak('en');
    expect(read()).toEqual(english);
  });

  it('that an older page has sent as the words of its language is read in mine too', () => {
    const [english, french] = [phrasesIn('en'), phrasesIn('fr')].map((all) => all.map(tidyChat));
    expect(english?.map((text) => inReadersLanguage(text))).toEqual(phrasesIn('fr'));
    speak('en');
    expect(french?.map((text) => inReadersLanguage(text))).toEqual(phrasesIn('en'));
  });

  it('that only a newer page knows is read in the words beside its code', () => {
    expect(inReadersLanguage('See you!', 'bye' as Phrase)).toBe('See you!');
  });

  it('is something a server takes as text too, and no two are alike', () => {
    const all = [...phrasesIn('en'), ...phrasesIn('fr')];
    expect(all.map(chatProblem)).toEqual(all.map(() => null));
    expect(new Set(all).size).toBe(all.length);
  });

  it('within a sentence stays as somebody wrote it', () => {
    speak('fr');
    expect(inReadersLanguage('Well played! And now?')).toBe('Well played! And now?');
  });
});
