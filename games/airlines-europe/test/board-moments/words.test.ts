/** What the moments say: the arithmetic of shared places in a sentence, and both languages set as they should be. */

import { MOMENT_TEXTS } from '@tarmac/airlines-europe/text';
import { describe, expect, test } from 'vitest';

const TIE = { names: ['Ana', 'Bo'], shares: 2, firstPlace: 1, values: [6, 3], sum: 9, exact: 4.5, points: 5 };
const plain = (sentence: string) => sentence.replace(/[\u00a0\u202f]/gu, ' ');

describe('AE-8.4 a shared place', () => {
  test('is worked out in the sentence', () => {
    expect(plain(MOMENT_TEXTS.en.scoring.tie(TIE))).toBe(
      'Ana and Bo hold 2 shares each and share places 1 and 2: (6 + 3) ÷ 2 = 4.5, rounded up 5.',
    );
    expect(plain(MOMENT_TEXTS.fr.scoring.tie(TIE))).toBe(
      'Ana et Bo ont 2 actions chacun et partagent les places 1 et 2 : (6 + 3) ÷ 2 = 4,5, arrondi à 5.',
    );
  });

  test('speaks of rounding only where there is any, and of nothing where there is nothing', () => {
    const even = { ...TIE, values: [3, 1], sum: 4, exact: 2, points: 2 };
    expect(plain(MOMENT_TEXTS.en.scoring.tie(even))).toMatch(/\(3 \+ 1\) ÷ 2 = 2\.$/u);
    expect(plain(MOMENT_TEXTS.en.scoring.tie({ ...even, values: [0, 0], sum: 0, exact: 0, points: 0 }))).toMatch(
      /which pay nothing\.$/u,
    );
  });
});

/** Everything one language says, with something for each gap. */
function everything(language: 'en' | 'fr'): string[] {
  const { scoring, end, list } = MOMENT_TEXTS[language];
  const constants = [scoring, end, list].flatMap((part) =>
    Object.values(part).filter((word): word is string => typeof word === 'string'),
  );
  return [
    ...constants,
    ...Object.values(end.endedBy),
    ...[1, 2, 3].flatMap((number) => [scoring.title(number), scoring.place(number), end.scoring(number)]),
    ...[0, 1, 2].flatMap((count) => [scoring.shares(count), list.routes(count), list.possible(count)]),
    scoring.tie(TIE),
    scoring.step(2, 9),
    ...[['Ana'], ['Ana', 'Bo']].flatMap((names) => [end.wins(names), end.lead(2, names, 31), end.kept(names)]),
    end.tieBroken(30, ['Ana', 'Bo'], [3, 1]),
    ...[0, 1, 2].map((abacus) => end.tieShared(30, ['Ana', 'Bo', 'Cy'], abacus)),
    end.bestScoring(3, 'Ana', 34),
    end.bestPayout(1, 'Ana', 'abacus', 1),
    list.home('yellow'),
    list.bonus('white', 7),
    list.to('Paris'),
    list.licence(1, '4\u00a0M'),
    list.buyFor('red'),
  ];
}

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const all = everything(language);

  test('nothing is empty, unknown or shouted', () => {
    for (const words of all) expect(words).not.toMatch(/undefined|NaN|!|^$/u);
  });

  test('punctuation stands as the language sets it', () => {
    for (const words of all) {
      if (language === 'fr') expect(words).not.toMatch(/[^\u202f][;:?»]/u);
      else expect(words).not.toMatch(/\s[;:?.,]/u);
    }
  });
});

test('the two languages say different things', () => {
  const english = new Set(everything('en').filter((words) => /[a-z]{4}/u.test(words)));
  const same = everything('fr').filter((words) => english.has(words));
  // Proper words of both languages.
  expect(same.sort()).toEqual(['Licence 1, 4\u00a0M', 'Pause', 'Points', 'Total']);
});
