/** The words of the picture: French is French, with French spaces, and both languages say something everywhere. */

import { BOARD_TEXTS } from '@tarmac/airlines/text';
import { expect, test } from 'vitest';

/** Every word and sentence, functions called with small numbers that also do as names. */
function rendered(words: unknown, path: string): { readonly path: string; readonly sentence: string }[] {
  if (typeof words === 'string') return [{ path, sentence: words }];
  if (typeof words === 'function')
    return [0, 1, 2].map((number) => ({ path, sentence: String(words(number, number + 1, number + 2)) }));
  return Object.entries(words as object).flatMap(([key, value]) => rendered(value, `${path}.${key}`));
}

test('nothing is left unsaid in either language, and both say the same things', () => {
  const paths = (language: 'en' | 'fr') => rendered(BOARD_TEXTS[language], '').map(({ path }) => path);
  expect(paths('fr')).toEqual(paths('en'));
  for (const language of ['en', 'fr'] as const)
    for (const { path, sentence } of rendered(BOARD_TEXTS[language], language)) expect(sentence, path).toMatch(/\S/u);
});

test('French puts a narrow no-break space before ; : ! ?, English none', () => {
  for (const { path, sentence } of rendered(BOARD_TEXTS.fr, 'fr')) {
    expect(sentence, path).not.toMatch(/[^\u202f][;:!?]/u);
    expect(sentence, path).not.toContain("'");
  }
  for (const { path, sentence } of rendered(BOARD_TEXTS.en, 'en')) {
    expect(sentence, path).not.toMatch(/\s[;:!?.,]/u);
    expect(sentence, path).not.toContain("'");
  }
});

test('French has one word for one thing, as in the sentences', () => {
  for (const { path, sentence } of rendered(BOARD_TEXTS.fr, 'fr'))
    expect(sentence, path).not.toMatch(/(?<!\p{L})(lignes?|évaluations?|marché|portefeuille)(?!\p{L})/iu);
});

test('how near a scoring may be is counted as each language counts', () => {
  expect(BOARD_TEXTS.en.scoringSentence(2, 1, 40)).toContain('1 scoring card ');
  expect(BOARD_TEXTS.en.scoringSentence(1, 3, 60)).toContain('3 scoring cards ');
  expect(BOARD_TEXTS.fr.scoringSentence(3, 1, 12)).toContain('1 carte Score ');
  expect(BOARD_TEXTS.fr.scoringSentence(1, 3, 60)).toContain('3 cartes Score ');
});
