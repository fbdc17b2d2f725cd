/** Sentences that are held to the letter. */

import type { Explained } from '@tarmac/airlines-europe/bot';
import { SHARES } from '@tarmac/airlines-europe/rules';
import {
  BOARD_TEXTS,
  describeExplained,
  describeFrame,
  describeNews,
  LANGUAGES,
  type Language,
  MOMENT_TEXTS,
  namesOf,
  SHARE_ORDER,
} from '@tarmac/airlines-europe/text';
import { describe, expect, test } from 'vitest';
import { BOARD, EXPLAINED, namesIn, SEATS, TIE } from './samples.ts';

const owner = {
  kind: 'exchanged',
  seat: 0,
  fromPortfolio: ['white'],
  fromHand: ['green', 'abacus'],
  backs: { ordinary: 1, abacus: 1 },
  acquired: 2,
} as const;

test('what is hidden reads well to the others', () => {
  const say = (language: Language, news: Parameters<typeof describeNews>[1]) =>
    describeNews(language, news, namesIn(language));
  expect(say('en', { kind: 'drew', seat: 0, airline: null })).toBe('Anna draws a card from the deck.');
  expect(say('fr', { kind: 'drew', seat: 0, airline: null })).toBe('Anna pioche une carte.');
  expect(say('en', owner)).toBe(
    'Anna gives up White Winds from the portfolio, and FF Flys and Air ABACUS from the hand for 2 Air ABACUS shares.',
  );
  expect(say('en', { ...owner, fromHand: null })).toBe(
    'Anna gives up White Winds from the portfolio, and 1 unseen card and Air ABACUS from the hand for 2 Air ABACUS shares.',
  );
  expect(say('fr', { ...owner, fromHand: null })).toBe(
    'Anna échange White Winds de son portefeuille, et 1 carte cachée et Air ABACUS de sa main contre 2 actions Air ABACUS.',
  );
});

test('the hidden hand cards of an exchange are named to nobody else', () => {
  for (const language of LANGUAGES) {
    const heard = describeNews(language, { ...owner, fromHand: null }, namesIn(language));
    expect(heard).not.toContain('FF Flys');
  }
});

test('a shared victory is told as one, best first', () => {
  const shared = { kind: 'ended', rule: 'AE-8.7', ranks: [3, 1, 1], scores: [40, 51, 51] } as const;
  const news = { ...shared, ranks: [...shared.ranks], scores: [...shared.scores] };
  expect(describeNews('en', news, namesIn('en'))).toBe(
    'The game is over (AE-8.7): Ben and Chloé share the victory. 1. Ben with 51 points; 1. Chloé with 51 points; 3. Anna with 40 points.',
  );
  expect(describeNews('fr', news, namesIn('fr'))).toBe(
    'La partie est finie (AE-8.7)\u202f: Ben et Chloé partagent la victoire. 1. Ben avec 51 points\u202f; 1. Chloé avec 51 points\u202f; 3. Anna avec 40 points.',
  );
});

test('a frame speaks to the reader or about the others, and counts what is still to give', () => {
  const exchange = {
    kind: 'exchange',
    give: 3,
    fromPortfolio: ['red'],
    backs: { ordinary: 0, abacus: 0 },
    fromHand: null,
  } as const;
  expect(describeFrame('en', { kind: 'second' }, 'you', namesIn('en'))).toBe(
    'Your turn: buy a second licence or stop.',
  );
  expect(describeFrame('fr', { kind: 'second' }, 'you', namesIn('fr'))).toBe(
    'À vous\u202f: acheter une deuxième licence ou y renoncer.',
  );
  expect(describeFrame('en', exchange, [0], namesIn('en'))).toContain('(2 shares to go)');
  expect(describeFrame('fr', exchange, [0], namesIn('fr'))).toContain('(encore 2 actions)');
  expect(describeFrame('en', { ...exchange, give: 1, fromPortfolio: [] }, 'you', namesIn('en'))).not.toContain('(');
  expect(describeFrame('en', { kind: 'over' }, 'you', namesIn('en'))).toBe('The game is over.');
});

test('the order of the shares is the rules’ own', () => {
  expect(SHARE_ORDER).toEqual(SHARES);
});

test('names come from the board in the language asked for, and unknown ones stand for themselves', () => {
  expect(namesOf('en', BOARD, SEATS).route('london-paris')).toBe('London–Paris');
  expect(namesOf('fr', BOARD, SEATS).route('paris-athens')).toBe('Paris–Athènes');
  expect(namesOf('fr', BOARD, SEATS).city('mars')).toBe('mars');
  expect(namesOf('fr', BOARD, SEATS).route('mars-moon')).toBe('mars-moon');
  expect(namesOf('en', BOARD, ['Anna']).seat(1)).toBe('2');
});

const explain = (language: Language, changes: Partial<Explained> = {}) =>
  describeExplained(language, { ...EXPLAINED, ...changes }, namesIn(language));

const more = { term: 'growth', gain: 0.3 } as const;

test.each([
  [
    { comparison: 'better', reason: more },
    'Buying a licence for Air Amigos on London–Paris is better than taking 8\u00a0M from the bank: it leaves your airlines more room to grow, or those of your rivals less.',
    'Acheter une licence pour Air Amigos sur Londres–Paris vaut mieux que de prendre 8\u00a0M€ à la banque\u202f: cela laisse plus de marge de progression à vos compagnies, ou moins à celles de vos adversaires.',
  ],
  [
    { against: null, comparison: null, reason: null },
    'Buying a licence for Air Amigos on London–Paris is the only serious choice.',
    'Acheter une licence pour Air Amigos sur Londres–Paris est le seul choix sérieux.',
  ],
] as const)('%j', (changes, english, french) => {
  expect(explain('en', changes).sentence).toBe(english);
  expect(explain('fr', changes).sentence).toBe(french);
});

test('French elides before the other action', () => {
  const { sentence } = explain('fr', { against: { type: 'exchange', give: 1 } });
  expect(sentence).toContain('vaut mieux que d’échanger 1 action');
});

test('how near a scoring may be is said without a range where there is none', () => {
  const { scoringIn } = BOARD_TEXTS.en;
  expect(scoringIn(2, 3, 7)).toBe('Scoring 2 of 3: after 3 to 7 cards');
  expect(scoringIn(2, 1, 1)).toBe('Scoring 2 of 3: after 1 card');
  expect(scoringIn(2, 0, 0)).toBe('Scoring 2 of 3: the next card');
  expect(BOARD_TEXTS.fr.scoringIn(1, 0, 1)).toBe('Évaluation 1 sur 3\u202f: après 0 à 1 carte');
});

const plain = (sentence: string) => sentence.replace(/[\u00a0\u202f]/gu, ' ');

describe('AE-8.4 a shared place', () => {
  test('is worked out in the sentence', () => {
    expect(plain(MOMENT_TEXTS.en.scoring.tie(TIE))).toBe(
      'Ana and Bo hold 2 shares each and share places 1 and 2: (6 + 3) ÷ 2 = 4.5, rounded up to 5.',
    );
    expect(plain(MOMENT_TEXTS.fr.scoring.tie(TIE))).toBe(
      'Ana et Bo ont 2 actions chacun et partagent les places 1 et 2 : (6 + 3) ÷ 2 = 4,5, arrondi au supérieur : 5.',
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
