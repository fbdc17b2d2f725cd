/** Every kind of news, refusal, action, frame and reason reads well in every language. */

import { REFUSALS, SHARES } from '@tarmac/airlines-europe/rules';
import {
  describeFrame,
  describeNews,
  describeRefusal,
  LANGUAGES,
  type Language,
  namesOf,
  RULE_IDS,
  SHARE_ORDER,
} from '@tarmac/airlines-europe/text';
import { describe, expect, test } from 'vitest';
import {
  everything,
  renderedActions,
  renderedFrames,
  renderedNews,
  renderedReasons,
  renderedRefusals,
} from './rendered.ts';
import { BOARD, namesIn, SEATS } from './samples.ts';

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
});

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

test('a refusal that is unknown or lacks a fact is a bug and throws', () => {
  const names = namesIn('en');
  expect(() => describeRefusal('en', { code: 'toString', rule: 'AE-1.1' }, names)).toThrow("no refusal 'toString'");
  expect(() => describeRefusal('en', { code: 'tooDear', rule: 'AE-4.1', cost: 5 }, names)).toThrow("'cash'");
  expect(() => describeRefusal('en', { code: 'notNow', rule: 'AE-3.1', due: 'tea' }, names)).toThrow("'due'");
  expect(() => describeRefusal('en', { code: 'routeFull', rule: 'AE-4.5', route: 3 }, names)).toThrow("'route'");
  expect(() => describeRefusal('en', { code: 'noAirplaneLeft', rule: 'AE-4.6', airline: 'abacus' }, names)).toThrow(
    "'airline'",
  );
});

test('every refusal cites a rule the rulebook has', () => {
  for (const rule of Object.values(REFUSALS).flat()) expect(RULE_IDS).toContain(rule);
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
