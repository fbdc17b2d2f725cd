/** Everything the cooperative game says in English. */

import { small } from '@tarmac/flights/text';
import { EN_SHARED, list } from '@tarmac/flights/text/en';
import { EN_ACTIONS } from './en-actions.ts';
import { EN_DUE } from './en-due.ts';
import { load, pawns } from './en-grammar.ts';
import { EN_NEWS } from './en-news.ts';
import { EN_REASONS, enChances } from './en-reasons.ts';
import { EN_REFUSALS } from './en-refusals.ts';
import { EN_RULEBOOK, EN_SECTIONS } from './en-rulebook.ts';
import { EN_DIFFICULTIES, EN_SCENARIOS } from './en-scenarios.ts';
import { nameEach } from './grammar.ts';
import { TITLES } from './titles.ts';
import type { FrameTexts, Text } from './words.ts';

/** What the table waits for, in English. */
const EN_FRAMES: FrameTexts = {
  due: EN_DUE,
  ask: (due) => `Your turn: ${due}.`,
  team: (due) => `The team’s turn: ${due}.`,
  await: (who, due) => `It is up to ${list(who)} to ${due}.`,
  over: 'The game is over.',
  detail: {
    place: (continent) => `It goes to an airport of ${continent}.`,
    first: (hand) => `It is for ${hand}.`,
    take: (left, hand) => (hand === null ? `Still to choose: ${left}.` : `Still to choose for ${hand}: ${left}.`),
    proposal: (who, action) => `${who} proposes: ${small(action)}.`,
  },
};

const OPTIONS: Text['options'] = {
  board: {
    label: 'Board',
    explanation: 'The map that is played on, with its airports, its demand and departure cards and its charters.',
    values: { 'world-1': 'World' },
  },
  difficulty: {
    label: 'Difficulty',
    explanation: 'How dear charters are, and whether a further pair comes after round 8 (CF-6.3, CF-6.5).',
    values: nameEach(EN_DIFFICULTIES),
  },
  scenario: {
    label: 'Scenario',
    explanation: 'A setup and a special rule of its own, the easiest first (CF-7).',
    values: nameEach(EN_SCENARIOS),
  },
  hands: {
    label: 'Hands, alone',
    explanation: 'How many hands somebody alone plays; with more players each has one (CF-5.4).',
    values: { one: 'One hand', two: 'Two hands' },
  },
  beginner: {
    label: 'First game',
    explanation: 'The hands begin with six passengers of one star between them (CF-5.4).',
    values: { true: 'Six passengers to begin with', false: 'One passenger each' },
  },
  consent: {
    label: 'Consent',
    explanation: 'Whether everybody has to agree to what costs coins (CF-1.8).',
    values: { true: 'All agree to what costs coins', false: 'Anybody buys for the team' },
  },
  solver: {
    label: 'Solver',
    explanation:
      'Whether the table says how many pawns the best flights bring home, and shows these flights when asked. Without it there are no hints either: the puzzle is all yours.',
    values: { true: 'It solves the flights when asked', false: 'Without a solver, and without hints' },
  },
};

export const EN: Text = {
  ...EN_SHARED,
  game: TITLES.en,
  reconstructed:
    'No source prints the faces of the cards: most airports, all prices, the demand and departure cards but one pair, and what charters cost are reconstructed.',
  colours: {
    'north-america': 'blue',
    europe: 'yellow',
    asia: 'pink',
    'south-america': 'purple',
    africa: 'red',
    oceania: 'green',
  },
  letters: { 'north-america': 'N', europe: 'E', asia: 'A', 'south-america': 'S', africa: 'F', oceania: 'O' },
  pawns,
  load,
  phases: {
    setup: 'Getting ready',
    market: 'Market',
    flights: 'Flights',
    demand: 'New demand',
    end: 'End of the round',
  },
  demand: { low: 'Low demand', high: 'High demand' },
  scenarios: EN_SCENARIOS,
  difficulties: EN_DIFFICULTIES,
  options: OPTIONS,
  news: EN_NEWS,
  refusals: EN_REFUSALS,
  actions: EN_ACTIONS,
  frames: EN_FRAMES,
  reasons: EN_REASONS,
  chances: enChances,
  hands: {
    label: (hand) => (hand === 0 ? 'First hand' : 'Second hand'),
    the: (hand) => (hand === 0 ? 'the first hand' : 'the second hand'),
  },
  sections: EN_SECTIONS,
  rulebook: EN_RULEBOOK,
};
