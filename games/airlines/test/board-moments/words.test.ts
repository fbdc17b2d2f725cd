/** What the moments say: the arithmetic of AL-9.2 in sentences, and both languages set as they should be. */

import { MOMENT_TEXTS } from '@tarmac/airlines/text';
import { describe, expect, test } from 'vitest';

const FIRST = { names: ['Ana', 'Bo'], shares: 3, firstPlace: 1, values: [11, 5], exact: 8, points: 8 };
const THREE = { names: ['Ana', 'Bo', 'Cy'], shares: 3, firstPlace: 1, values: [11, 5, 0], exact: 16 / 3, points: 5 };
const SECOND = { names: ['Bo', 'Di'], shares: 3, firstPlace: 2, values: [5, 0], exact: 2.5, points: 2 };
const plain = (sentence: string) => sentence.replace(/[\u00a0\u202f]/gu, ' ');

describe('AL-9.2 is worked out in sentences', () => {
  const { en, fr } = MOMENT_TEXTS;

  test('what the places are worth', () => {
    expect(plain(en.scoring.worth(11, 5))).toBe(
      '11 markers on the board: first place gets 11, second place half, rounded down: 5.',
    );
    expect(plain(fr.scoring.worth(16, 8))).toBe(
      '16 marqueurs sur le plateau : la première place reçoit 16, la deuxième la moitié : 8.',
    );
  });

  test('who is alone gets both', () => {
    expect(plain(en.scoring.alone('Ana', 3, 1))).toBe('Ana, alone with stock of it, gets both places: 3 + 1 = 4.');
    expect(plain(fr.scoring.alone('Ana', 3, 1))).toBe('Sans concurrence, Ana reçoit les deux places : 3 + 1 = 4.');
  });

  test('a tie for first divides both places, rounded down, and nobody else scores', () => {
    expect(plain(en.scoring.tie(FIRST))).toBe(
      'Ana and Bo have 3 stock cards each and share first and second place: (11 + 5) ÷ 2 = 8. Nobody else scores.',
    );
    expect(plain(en.scoring.tie(THREE))).toContain('(11 + 5) ÷ 3 = 5.33, rounded down to 5.');
    expect(plain(fr.scoring.tie(THREE))).toContain('(11 + 5) ÷ 3 = 5,33, arrondi à 5. Personne d’autre ne marque.');
  });

  test('a tie for second divides the half', () => {
    expect(plain(en.scoring.tie(SECOND))).toBe(
      'Bo and Di have 3 stock cards each and share second place: 5 ÷ 2 = 2.5, rounded down to 2.',
    );
    expect(plain(fr.scoring.tie(SECOND))).toBe(
      'Bo et Di ont 3 actions chacun et partagent la deuxième place : 5 ÷ 2 = 2,5, arrondi à 2.',
    );
  });
});

/** Everything one language says, with something for each gap. */
function everything(language: 'en' | 'fr'): string[] {
  const { scoring, end, list } = MOMENT_TEXTS[language];
  const constants = [scoring, end, list].flatMap((part) =>
    Object.values(part).filter((word): word is string => typeof word === 'string'),
  );
  const counts = [0, 1, 2];
  return [
    ...constants,
    ...Object.values(end.endedBy),
    ...[1, 2, 3, 4].flatMap((number) => [scoring.title(number), scoring.place(number), end.scoring(number)]),
    ...counts.flatMap((count) => [scoring.shares(count), list.routes(count), list.possible(count)]),
    ...counts.map((count) => end.held('BOI', count)),
    ...[FIRST, THREE, SECOND].map(scoring.tie),
    ...[2, 3].flatMap((markers) => [scoring.worth(markers, 1), scoring.alone('Ana', markers, 1)]),
    scoring.step(2, 9),
    ...[['Ana'], ['Ana', 'Bo']].flatMap((names) => [
      end.wins(names),
      end.lead(2, names, 31),
      end.kept(names),
      end.bonusLead(names, 31),
    ]),
    ...[
      ['Ana', 'Bo'],
      ['Ana', 'Bo', 'Cy'],
    ].map((names) => end.tieShared(30, names)),
    end.bestScoring(3, 'Ana', 34),
    end.bestPayout(1, 'Ana', 'ITA', 1),
    ...['BOI', 'ITA'].map(list.home),
    list.to('Boston', 'wavy'),
    list.circle(5),
    ...[list.fly('5', 'BOI'), list.flyLater('5', 'BOI'), list.found('BOI', '5'), list.sabotage('BOI')],
  ];
}

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const all = everything(language);

  test('nothing is empty, unknown or shouted', () => {
    for (const words of all) expect(words).not.toMatch(/undefined|NaN|!|^$/u);
  });

  test('punctuation and apostrophes stand as the language sets them', () => {
    for (const words of all) {
      if (language === 'fr') expect(words).not.toMatch(/[^\u202f][;:?»]/u);
      else expect(words).not.toMatch(/\s[;:?.,]/u);
      expect(words).not.toContain("'");
    }
  });

  test('one word for one thing, as in the sentences of the log', () => {
    for (const words of all)
      expect(words).not.toMatch(/\b(lignes?|évaluations?|marché|portefeuille|market|deck|portfolio|licen[cs]es?)\b/iu);
  });
});

test('French elides before a vowel', () => {
  expect(MOMENT_TEXTS.fr.list.home('ITA')).toBe('Siège d’ITA');
  expect(MOMENT_TEXTS.fr.list.home('BOI')).toBe('Siège de BOI');
});

test('the two languages say different things', () => {
  const english = new Set(everything('en').filter((words) => /[a-z]{4}/u.test(words)));
  const same = everything('fr').filter((words) => english.has(words));
  // Proper words of both languages.
  expect(same.sort()).toEqual(['Pause', 'Points', 'Total']);
});
