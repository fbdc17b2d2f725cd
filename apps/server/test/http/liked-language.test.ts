import { expect, test } from 'vitest';
import { likedLanguage } from '../../src/http/liked-language.ts';

test.each([
  ['en', 'en'],
  ['fr', 'fr'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['en;q=0.5, fr;q=0.7', 'fr'],
  ['de, fr;q=0.3, en;q=0.4', 'en'],
  ['frisian, en-GB', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [';;q=x,,fr;q=', 'en'],
])('whoever asks for %j gets %s', (asked, given) => {
  expect(likedLanguage(asked)).toBe(given);
});
