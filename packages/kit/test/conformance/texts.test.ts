/** The suite of texts: sound texts pass it, and each planted fault fails the check that is about it. */

import { rulebookConformance, type TextSamples, textConformance } from '@tarmac/kit/conformance';
import { describing, EN_VERDICTS, FR_VERDICTS, isNumber, refusalReader } from '@tarmac/kit/words';
import { describe, expect, test } from 'vitest';
import { failing } from './failing.ts';

interface Names {
  seat(seat: number): string;
}

interface Toys {
  action: { readonly type: 'play'; readonly card: number } | { readonly type: 'pass' };
  news: { readonly kind: 'played'; readonly seat: number; readonly card: number } | { readonly kind: 'shuffled' };
  names: Names;
  context: object;
  term: 'coins' | 'cards';
}

type Played = Extract<Toys['news'], { kind: 'played' }>;
type Play = Extract<Toys['action'], { type: 'play' }>;

const EN = {
  game: { name: 'Toy', tagline: 'Play cards.' },
  options: { short: { label: 'Short game', explanation: 'Ends early.', values: { true: 'Short', false: 'Long' } } },
  sections: { 'TY-1': 'Setup' },
  rulebook: { 'TY-1.1': 'Everybody gets 5 cards (TY-1.2).', 'TY-1.2': 'The first player begins.' },
  news: {
    played: ({ seat, card }: Played, names: Names) => `${names.seat(seat)} plays card ${card}.`,
    shuffled: () => 'The deck is shuffled.',
  },
  refusals: { tooLow: ({ card }: { card: number }) => `Card ${card} is too low.`, notYourTurn: () => 'Another plays.' },
  actions: { play: ({ card }: Play) => `Play card ${card}`, pass: () => 'Pass' },
  frames: { due: { turn: 'play or pass' }, over: 'Over.' },
  reasons: {
    ...EN_VERDICTS,
    doing: (_: unknown, label: string) => label.toLowerCase().replace(/^play/, 'playing').replace(/^pass/, 'passing'),
    terms: {
      coins: { more: 'leaves more coins', less: 'leaves fewer coins' },
      cards: { more: 'keeps more cards', less: 'keeps fewer cards' },
    },
  },
};

const FR: typeof EN = {
  game: { name: 'Toy', tagline: 'Jouez.' },
  options: { short: { label: 'Courte', explanation: 'Finit tôt.', values: { true: 'Brève', false: 'Longue' } } },
  sections: { 'TY-1': 'Mise en place' },
  rulebook: { 'TY-1.1': 'Chacun reçoit 5 cartes (TY-1.2).', 'TY-1.2': 'Le premier joueur commence.' },
  news: {
    played: ({ seat, card }, names) => `${names.seat(seat)} joue la carte ${card}.`,
    shuffled: () => 'La pioche renaît.',
  },
  refusals: { tooLow: ({ card }) => `La carte ${card} est faible.`, notYourTurn: () => 'Un autre joue.' },
  actions: { play: ({ card }) => `Jouer la carte ${card}`, pass: () => 'Passer' },
  frames: { due: { turn: 'jouer ou passer' }, over: 'Fini.' },
  reasons: {
    ...FR_VERDICTS,
    doing: (_, label) => label.toLowerCase(),
    terms: {
      coins: { more: 'laisse plus d’argent', less: 'laisse moins d’argent' },
      cards: { more: 'garde plus de cartes', less: 'garde moins de cartes' },
    },
  },
};

const FACTS = refusalReader('toy', { tooLow: ['card'], notYourTurn: [] }, { card: isNumber });

const SAMPLES: TextSamples<Toys, typeof EN, 'tooLow' | 'notYourTurn'> = {
  news: {
    played: [[{ seat: 0, card: 3 }, ['Anna', '3']]],
    shuffled: [[{}]],
  },
  refusals: {
    tooLow: [[{ card: 2 }, ['2']]],
    notYourTurn: [[{}]],
  },
  actions: {
    play: [[{ card: 4 }, ['4']]],
    pass: [[{}]],
  },
  explained: {
    action: { type: 'play', card: 4 },
    winShare: 0.5,
    winShareError: 0.01,
    points: 9,
    pointsError: 1,
    against: { type: 'pass' },
    comparison: 'better',
    reason: null,
  },
};

const planOf = (texts: { en: typeof EN; fr: typeof FR }, changes: object = {}) => ({
  game: 'toy',
  texts,
  sentences: describing<Toys, 'en' | 'fr'>(texts, FACTS),
  names: () => ({ seat: (seat: number) => ['Anna', 'Ben'][seat] ?? '' }),
  samples: SAMPLES,
  refusals: { tooLow: 'TY-1.1', notYourTurn: 'TY-1.2' },
  terms: ['coins', 'cards'] as const,
  broken: [[{ code: 'tooLow', rule: 'TY-1.1' }, 'card']] as const,
  statements: (language: 'en' | 'fr') => ({
    frames: [{ from: 'frame', sentence: language === 'en' ? 'Your turn.' : 'À vous.', facts: [] }],
  }),
  tables: (language: 'en' | 'fr'): Record<string, unknown> => ({
    picture:
      language === 'en'
        ? { deck: 'Deck', left: (n: number) => `${n} left` }
        : { deck: 'Pioche', left: (n: number) => `Reste ${n}` },
  }),
  ownWords: ['Toy'],
  never: { en: [/\bcoinage\b/], fr: [/\bfric\b/] },
  ...changes,
});

const PLAN = planOf({ en: EN, fr: FR });
const saying = (changes: Partial<typeof EN>) => planOf({ en: { ...EN, ...changes }, fr: FR });
const french = (changes: Partial<typeof FR>) => planOf({ en: EN, fr: { ...FR, ...changes } });
const news = (sentence: string) => ({ news: { ...EN.news, shuffled: () => sentence } });
const terms = (changes: Partial<(typeof EN)['reasons']['terms']>) => ({
  reasons: { ...EN.reasons, terms: { ...EN.reasons.terms, ...changes } },
});

test('sound texts pass', () => {
  expect(textConformance(PLAN).length).toBeGreaterThan(20);
  expect(failing(textConformance(PLAN))).toEqual([]);
});

describe('a fault fails the check that is about it', () => {
  test.each([
    ['en: every kind has a sample', saying({ news: { ...EN.news, ended: () => 'The end.' } as typeof EN.news })],
    ['en: no text is empty or has a hole', saying(news('It is undefined.'))],
    ['en: no text is empty or has a hole', saying({ game: { name: 'To', tagline: 'Play.' } })],
    ['en: every text says its facts', saying({ news: { ...EN.news, played: () => 'Anna plays.' } })],
    ['en: statements are sentences, labels of actions are not', saying(news('shuffled'))],
    [
      'en: statements are sentences, labels of actions are not',
      saying({ actions: { ...EN.actions, pass: () => 'Pass.' } }),
    ],
    [
      'en: different refusals, news and actions say different things',
      saying({ actions: { ...EN.actions, pass: () => 'Play card 4' } }),
    ],
    ['en: every term has words of its own for more and for less', saying(terms({ cards: EN.reasons.terms.coins }))],
    [
      'en: a gain says more and never less, a loss the other way round',
      saying(terms({ cards: { more: 'keeps', less: 'keeps cards' } })),
    ],
    ['en: no word of another language is left', saying(news('Le deck est shuffled.'))],
    ['fr: no word of another language is left', french(news('The deck renaît.'))],
    ['en: each thing has one name, and no id is shown', saying(news('The coinage is shuffled.'))],
    ['en: apostrophes are typographic', saying(news("The deck's end."))],
    ['en: nothing is shouted', saying(news('Shuffled! So it is.'))],
    ['en: no space stands before punctuation', saying(news('The deck : shuffled.'))],
    ['fr: a narrow no-break space stands before ; : ! ? » and after «', french(news('La pioche: vide.'))],
    [
      'fr: a narrow no-break space stands before ; : ! ? » and after «',
      french(news('La «\u00a0pioche\u202f» renaît.')),
    ],
    ['fr: de, le, que, ne, se and je elide before a vowel', french(news('La pioche de Anna.'))],
    [
      'the tables of all languages have the same words',
      planOf({ en: EN, fr: FR }, { tables: (language: string) => ({ [language]: 'word' }) }),
    ],
    [
      'every word of the tables is translated',
      planOf({ en: EN, fr: FR }, { tables: () => ({ deck: 'Discards' }), alike: [] }),
    ],
    [
      'an unknown refusal, or one that lacks a fact, is an error',
      { ...PLAN, broken: [[{ code: 'notYourTurn', rule: '' }, 'seat']] as const },
    ],
  ])('%s', (name, plan) => {
    expect(failing(textConformance(plan as typeof PLAN))).toContain(name);
  });
});

describe('the rulebook', () => {
  const FILE = [
    '## TY-1 Setup',
    '- **TY-1.1** Everybody gets 5 cards (TY-1.2). _(rulebook)_',
    '- **TY-1.2** **Ruling.** The first player begins. _(ruling)_',
  ].join('\n');
  const BOOK = {
    prefix: 'TY',
    files: [FILE],
    ruleIds: ['TY-1.1', 'TY-1.2'],
    sectionIds: ['TY-1'],
    rules: 2,
    texts: { en: EN, fr: FR },
    refusals: PLAN.refusals,
  };
  const frenchBook = (rulebook: typeof FR.rulebook) => ({ texts: { en: EN, fr: { ...FR, rulebook } } });

  test('passes where it is sound, also beside another game’s rules', () => {
    expect(failing(rulebookConformance(BOOK))).toEqual([]);
    const other = `## TY-2 Others\n- **TY-2.1** Not here. _(rulebook)_`;
    expect(
      failing(rulebookConformance({ ...BOOK, files: [other, FILE], others: (id) => id.startsWith('TY-2') })),
    ).toEqual([]);
  });

  test.each([
    ['RULES.md has the rules and sections of the lists, in order', { files: [`${FILE}\n## TY-2 Others`] }],
    ['RULES.md has the rules and sections of the lists, in order', { rules: 3 }],
    [
      'each rule of RULES.md is in the form that tools read, in its section',
      { files: [FILE.replace(' _(rulebook)_', '')] },
    ],
    ['a rule is marked as a ruling exactly where its source says so', { files: [FILE.replace('**Ruling.** ', '')] }],
    ['every id that a rule or a rulebook cites exists', { files: [FILE.replace('(TY-1.2)', '(TY-9.9)')] }],
    ['RULES.md points to nothing outside the repository', { files: [`${FILE}\nSee ../notes.`] }],
    ['every refusal cites a rule of the list', { refusals: { tooLow: ['TY-1.1', 'TY-7.7'] } }],
    ['every rule and section is translated', frenchBook({ ...FR.rulebook, 'TY-1.2': EN.rulebook['TY-1.2'] })],
    [
      'a rule has the same numbers and cites the same rules in every language',
      frenchBook({ ...FR.rulebook, 'TY-1.1': 'Six (TY-1.2).' }),
    ],
  ])('%s', (name, changes) => {
    expect(failing(rulebookConformance({ ...BOOK, ...changes }))).toContain(name);
  });
});
