/** Sentences that are held to the letter. */

import type { Explained } from '@tarmac/airlines/bot';
import { AIRLINES, STYLES } from '@tarmac/airlines/rules';
import {
  AIRLINE_ORDER,
  BOARD_TEXTS,
  describeAction,
  describeExplained,
  describeFrame,
  describeNews,
  type Language,
  MOMENT_TEXTS,
  namesOf,
  STYLE_ORDER,
} from '@tarmac/airlines/text';
import { describe, expect, test } from 'vitest';
import { EXPLAINED, FIRST, namesIn, SEATS, SECOND, THREE } from './samples.ts';
import { BOARD } from './tiny-board.ts';

const say = (language: Language, news: Parameters<typeof describeNews>[1]) =>
  describeNews(language, news, namesIn(language));

test('what is hidden reads well to the others', () => {
  expect(say('en', { kind: 'drew', seat: 0, airline: null })).toBe('Anna draws a stock card from the pile.');
  expect(say('fr', { kind: 'drew', seat: 0, airline: null })).toBe('Anna pioche une action.');
  expect(say('en', { kind: 'drewFlight', seat: 0, flight: null })).toBe('Anna draws a flight card.');
  expect(say('fr', { kind: 'drewFlight', seat: 0, flight: null })).toBe('Anna pioche une carte Vol.');
  expect(say('en', { kind: 'drewFlight', seat: 0, flight: 'wavy-2b' })).toBe('Anna draws the flight card wavy 2.');
  expect(say('fr', { kind: 'drewFlight', seat: 0, flight: 'wavy-2b' })).toBe('Anna pioche la carte Vol ondulée 2.');
});

test('a flight is told with its card, its route and the number it covers', () => {
  const flew = {
    kind: 'flew',
    seat: 0,
    airline: 'ita',
    route: 'boston-havana',
    circle: 0,
    number: 2,
    flight: 'dotted-5',
  } as const;
  expect(say('en', flew)).toBe('Anna plays dotted 5 for ITA on Boston–Havana and covers the 2.');
  expect(say('fr', flew)).toBe('Anna joue la carte Vol pointillée 5 pour ITA sur Boston–La Havane et couvre le 2.');
});

test('a shared victory is told as one, best first', () => {
  const news = { kind: 'ended', rule: 'AL-9.3', ranks: [3, 1, 1], scores: [40, 51, 51] } as const;
  const ended = { ...news, ranks: [...news.ranks], scores: [...news.scores] };
  expect(say('en', ended)).toBe(
    'The game is over (AL-9.3): Ben and Chloé share the victory. 1. Ben with 51 points; 1. Chloé with 51 points; 3. Anna with 40 points.',
  );
  expect(say('fr', ended)).toBe(
    'La partie est finie (AL-9.3)\u202f: Ben et Chloé partagent la victoire. 1. Ben avec 51 points\u202f; 1. Chloé avec 51 points\u202f; 3. Anna avec 40 points.',
  );
});

test('the seat bonus leaves out who gets none', () => {
  expect(say('en', { kind: 'bonus', points: [0, 1, 2] })).toBe(
    'The seat bonus brings 1 point to Ben and 2 points to Chloé.',
  );
});

test('a stalemate with open routes does not say that there are none', () => {
  const idle = { kind: 'stalemate', turns: 9 } as const;
  expect(say('en', { ...idle, routesOpen: true })).not.toContain('route');
  expect(say('en', { ...idle, routesOpen: false })).toContain('no route is open to any airline');
  expect(say('fr', { ...idle, routesOpen: true })).not.toContain('liaison');
  expect(say('fr', { ...idle, routesOpen: false })).toContain('plus aucune liaison ouverte');
});

test('a frame speaks to the reader or about the others', () => {
  expect(describeFrame('en', { kind: 'sabotage' }, 'you', namesIn('en'))).toBe(
    'Your turn: sabotage a route or leave it.',
  );
  expect(describeFrame('fr', { kind: 'sabotage' }, 'you', namesIn('fr'))).toBe(
    'À vous\u202f: saboter une liaison ou y renoncer.',
  );
  expect(describeFrame('en', { kind: 'flight' }, [1], namesIn('en'))).toBe(
    'It is up to Ben to play a flight card for a founded airline or leave it.',
  );
  expect(describeFrame('fr', { kind: 'flight' }, [1], namesIn('fr'))).toBe(
    'On attend Ben\u202f: jouer une carte Vol pour une compagnie fondée ou y renoncer.',
  );
  expect(describeFrame('en', { kind: 'over' }, 'you', namesIn('en'))).toBe('The game is over.');
});

test('to stop says what is declined, where that is known', () => {
  const label = (language: Language, frame?: 'flight' | 'sabotage') =>
    describeAction(language, { type: 'stop' }, namesIn(language), frame === undefined ? {} : { frame });
  expect([label('en'), label('en', 'flight'), label('en', 'sabotage')]).toEqual([
    'Leave it at that',
    'Play no flight card',
    'Sabotage nothing',
  ]);
  expect([label('fr'), label('fr', 'flight'), label('fr', 'sabotage')]).toEqual([
    'En rester là',
    'Ne jouer aucune carte Vol',
    'Ne rien saboter',
  ]);
});

test('the orders of airlines and styles are the rules’ own', () => {
  expect(AIRLINE_ORDER).toEqual(AIRLINES);
  expect(STYLE_ORDER).toEqual(STYLES);
});

test('names come from the board in the language asked for, and unknown ones stand for themselves', () => {
  const en = namesOf('en', BOARD, SEATS);
  const fr = namesOf('fr', BOARD, SEATS);
  expect(en.route('boston-havana')).toBe('Boston–Havana');
  expect(fr.route('boston-havana')).toBe('Boston–La Havane');
  expect(fr.city('mars')).toBe('mars');
  expect(fr.route('mars-moon')).toBe('mars-moon');
  expect(namesOf('en', BOARD, ['Anna']).seat(1)).toBe('2');
  const renamed = { ...BOARD, airlines: { ...BOARD.airlines, boi: { ...BOARD.airlines.boi, code: 'XYZ' } } };
  expect(namesOf('en', renamed, SEATS).airline('boi')).toBe('XYZ');
  expect([en.flight('wavy-5'), fr.flight('wavy-5')]).toEqual(['wavy 5', 'ondulée 5']);
  expect([en.flight('dashed-12c'), fr.flight('dashed-12c')]).toEqual(['dashed 12', 'à tirets 12']);
  expect([en.flight('curly-5'), en.flight('wavy'), en.flight('toString-1')]).toEqual(['curly-5', 'wavy', 'toString-1']);
  expect([en.number('havana-denver', 2), en.number('havana-denver', 3), en.number('mars-moon', 0)]).toEqual([
    '11',
    '4',
    '1',
  ]);
});

const explain = (language: Language, changes: Partial<Explained> = {}) =>
  describeExplained(language, { ...EXPLAINED, ...changes }, namesIn(language));

const more = { term: 'growth', gain: 0.3 } as const;

test.each([
  [
    { comparison: 'better', reason: more },
    'Playing dotted 5 for BOI on Boston–Havana is better than leaving it at that: it leaves your airlines more room to grow, or those of your rivals less.',
    'Jouer la carte Vol pointillée 5 pour BOI sur Boston–La Havane vaut mieux que d’en rester là\u202f: cela laisse plus de marge de progression à vos compagnies, ou moins à celles de vos adversaires.',
  ],
  [
    { against: null, comparison: null, reason: null },
    'Playing dotted 5 for BOI on Boston–Havana is the only serious choice.',
    'Jouer la carte Vol pointillée 5 pour BOI sur Boston–La Havane est le seul choix sérieux.',
  ],
] as const)('%j', (changes, english, french) => {
  expect(explain('en', changes).sentence).toBe(english);
  expect(explain('fr', changes).sentence).toBe(french);
});

test('a gain in the term of the rivals is their loss', () => {
  expect(explain('en', { reason: { term: 'rivals', gain: 0.2 } }).sentence).toContain(
    'leaves your rivals less of a threat',
  );
  expect(explain('fr', { reason: { term: 'rivals', gain: 0.2 } }).sentence).toContain(
    'rend vos adversaires moins menaçants',
  );
});

test('French keeps « de » before a consonant', () => {
  const { sentence } = explain('fr', { against: { type: 'play', airline: 'ita', count: 2 } });
  expect(sentence).toContain('vaut mieux que de jouer 2 actions ITA');
});

test('how near a scoring may be is counted as each language counts', () => {
  expect(BOARD_TEXTS.en.scoringSentence(2, 1, 40)).toContain('1 scoring card ');
  expect(BOARD_TEXTS.en.scoringSentence(1, 3, 60)).toContain('3 scoring cards ');
  expect(BOARD_TEXTS.fr.scoringSentence(3, 1, 12)).toContain('1 carte Score ');
  expect(BOARD_TEXTS.fr.scoringSentence(1, 3, 60)).toContain('3 cartes Score ');
});

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
    expect(plain(fr.scoring.tie(THREE))).toContain(
      '(11 + 5) ÷ 3 = 5,33, arrondi à l’inférieur : 5. Personne d’autre ne marque.',
    );
  });

  test('a tie for second divides the half', () => {
    expect(plain(en.scoring.tie(SECOND))).toBe(
      'Bo and Di have 3 stock cards each and share second place: 5 ÷ 2 = 2.5, rounded down to 2.',
    );
    expect(plain(fr.scoring.tie(SECOND))).toBe(
      'Bo et Di ont 3 actions chacun et partagent la deuxième place : 5 ÷ 2 = 2,5, arrondi à l’inférieur : 2.',
    );
  });
});

test('French elides before a vowel', () => {
  expect(MOMENT_TEXTS.fr.list.home('ITA')).toBe('Siège d’ITA');
  expect(MOMENT_TEXTS.fr.list.home('BOI')).toBe('Siège de BOI');
});
