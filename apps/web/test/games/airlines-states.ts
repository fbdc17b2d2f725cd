/** What Airlines shows of itself. */

import {
  askWhyNot,
  lookAgain,
  lookAtCharts,
  lookAtMiddle,
  openList,
  openStandings,
  pressing,
  type Shown,
} from '../suites/states.ts';
import { aim, airlines, chooseCard, chooseFlight, found, liftStock, type Parts } from './airlines.ts';
import { match } from './airlines-matches.ts';

export const shown: Shown<Parts, Parameters<typeof match>[0]> = {
  driver: airlines,
  match,
  around: 'table[aria-label="Players"], .aside',
  rule: 'AL-9.2',
  lesson: { first: 0, middle: 7, end: 11 },
  states: [
    { name: 'opening', match: 'opening', looks: [] },
    { name: 'turn', match: 'turn', looks: ['axe', 'phone', 'around', 'french', 'side'] },
    { name: 'found', match: 'turn', looks: ['axe', 'phone', 'map', 'around', 'french', 'side'], arrange: found },
    { name: 'play', match: 'turn', looks: [], arrange: (reader) => liftStock(reader, 1) },
    { name: 'refusal', match: 'opening', looks: ['axe'], arrange: askWhyNot(({ play }) => play) },
    { name: 'flight', match: 'flight', looks: [] },
    { name: 'flight-card', match: 'flight', looks: ['axe', 'phone', 'french', 'side'], arrange: chooseCard },
    { name: 'flight-chosen', match: 'flight', looks: [], arrange: chooseFlight },
    { name: 'stock', match: 'stock', looks: ['axe'] },
    { name: 'sabotage', match: 'sabotage', looks: ['axe', 'map', 'french'] },
    { name: 'sabotage-chosen', match: 'sabotage', looks: [], arrange: aim },
    { name: 'useless', match: 'useless', looks: ['axe', 'phone', 'around'] },
    { name: 'late', match: 'late', looks: [] },
    { name: 'airline', match: 'late', looks: ['axe'], arrange: pressing(({ known }) => known) },
    {
      name: 'reference',
      match: 'turn',
      looks: ['axe', 'phone', 'french'],
      arrange: pressing(({ reference }) => reference),
    },
    { name: 'list', match: 'flight', looks: ['axe', 'french'], arrange: openList },
    { name: 'standings', match: 'turn', looks: ['axe', 'phone', 'french', 'side'], arrange: openStandings },
    { name: 'scoring-middle', match: 'scoring', looks: [], arrange: lookAtMiddle },
    { name: 'scoring', match: 'scoring', looks: ['axe', 'phone', 'french'], arrange: lookAgain },
    { name: 'over', match: 'over', looks: [] },
    { name: 'end', match: 'over', looks: ['axe', 'phone', 'french'], arrange: lookAgain },
    { name: 'end-charts', match: 'over', looks: [], arrange: lookAtCharts },
  ],
};
