/** Every kind of news, refusal, action, frame and reason reads well in every language. */

import { AIRLINES, REFUSALS, STYLES } from '@tarmac/airlines/rules';
import {
  AIRLINE_ORDER,
  describeAction,
  describeFrame,
  describeNews,
  describeRefusal,
  LANGUAGES,
  type Language,
  namesOf,
  RULE_IDS,
  STYLE_ORDER,
} from '@tarmac/airlines/text';
import { describe, expect, test } from 'vitest';
import {
  everything,
  renderedActions,
  renderedFrames,
  renderedNews,
  renderedReasons,
  renderedRefusals,
} from './rendered.ts';
import { namesIn, SEATS } from './samples.ts';
import { BOARD } from './tiny-board.ts';

const HOLES = /undefined|null|NaN|\[object|\$\{|=>| {2}|\(\)/;

describe.each(LANGUAGES)('in %s', (language) => {
  test('no text is empty or has a hole in it', () => {
    for (const { from, sentence } of everything(language)) {
      expect(sentence.trim(), from).toBe(sentence);
      expect(sentence.length, from).toBeGreaterThan(2);
      expect(sentence, from).not.toMatch(HOLES);
    }
  });

  test.each([
    ['news', renderedNews],
    ['refusals', renderedRefusals],
    ['actions', renderedActions],
    ['frames', renderedFrames],
    ['reasons', renderedReasons],
  ] as const)('%s say their facts', (_, render) => {
    for (const { from, sentence, facts } of render(language)) {
      for (const fact of facts) expect(sentence, from).toContain(fact);
    }
  });

  test('news, refusals, frames and reasons are sentences; labels of actions are not', () => {
    for (const render of [renderedNews, renderedRefusals, renderedFrames, renderedReasons]) {
      for (const { from, sentence } of render(language)) expect(sentence, from).toMatch(/^[\p{Lu}\d].*[.]$/u);
    }
    for (const { from, sentence } of renderedActions(language)) expect(sentence, from).toMatch(/^\p{Lu}.*[^.]$/u);
  });

  test('different refusals say different things', () => {
    const sentences = renderedRefusals(language).map(({ sentence }) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('different news say different things', () => {
    const sentences = renderedNews(language).map(({ sentence }) => sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('airlines go by their codes, never by their ids', () => {
    for (const { from, sentence } of everything(language))
      for (const airline of AIRLINES) expect(sentence, from).not.toMatch(new RegExp(`\\b${airline}\\b`));
  });
});

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

test('a refusal that is unknown or lacks a fact is a bug and throws', () => {
  const names = namesIn('en');
  expect(() => describeRefusal('en', { code: 'toString', rule: 'AL-1.1' }, names)).toThrow("no refusal 'toString'");
  expect(() => describeRefusal('en', { code: 'tooLow', rule: 'AL-4.1', flight: 'wavy-2' }, names)).toThrow("'value'");
  expect(() => describeRefusal('en', { code: 'notNow', rule: 'AL-3.1', due: 'tea' }, names)).toThrow("'due'");
  expect(() => describeRefusal('en', { code: 'routeFull', rule: 'AL-4.1', route: 3 }, names)).toThrow("'route'");
  expect(() => describeRefusal('en', { code: 'notFounded', rule: 'AL-6.1', airline: 'BOI' }, names)).toThrow(
    "'airline'",
  );
  const curly = { code: 'wrongStyle', rule: 'AL-4.1', flight: 'wavy-2', style: 'curly' };
  expect(() => describeRefusal('en', curly, names)).toThrow("'style'");
});

test('every refusal cites a rule the rulebook has', () => {
  for (const rule of Object.values(REFUSALS).flat()) expect(RULE_IDS).toContain(rule);
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
  expect([en.flight('dashed-12c'), fr.flight('dashed-12c')]).toEqual(['dashed 12', 'tiretée 12']);
  expect([en.flight('curly-5'), en.flight('wavy'), en.flight('toString-1')]).toEqual(['curly-5', 'wavy', 'toString-1']);
  expect([en.number('havana-denver', 2), en.number('havana-denver', 3), en.number('mars-moon', 0)]).toEqual([
    '11',
    '4',
    '1',
  ]);
});
