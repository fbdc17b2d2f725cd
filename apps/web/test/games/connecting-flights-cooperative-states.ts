/** What the cooperative Connecting Flights shows of itself. */

import { askWhyNot, lookAgain, openList, pressing, type Shown } from '../suites/states.ts';
import {
  BOARD,
  chooseFirst,
  cooperative,
  layAny,
  type Parts,
  type TeamReader,
  turnTo,
  turnToMode,
} from './connecting-flights-cooperative.ts';
import { match } from './connecting-flights-cooperative-matches.ts';

/** Which way to fly. */
const flying = (mode: 'best' | 'flown') => (reader: TeamReader) => turnToMode(reader, mode);

/** A telephone has it in a panel of its own. */
async function openScenario(reader: TeamReader): Promise<void> {
  if (!(await reader.parts.scenario.isVisible())) await turnTo(reader, 'Round');
  await reader.press(reader.parts.scenario);
}

export const shown: Shown<Parts, Parameters<typeof match>[0]> = {
  driver: cooperative,
  match,
  around: `ul[aria-label="${BOARD.hands}"], .strip, .aside`,
  // In the display lie cards that serve alike.
  toldApart: { but: /› region Display: / },
  rule: 'CF-6.3',
  lesson: { first: 0, fly: 7, end: 14 },
  states: [
    { name: 'place', match: 'place', looks: ['axe'] },
    { name: 'first', match: 'first', looks: [] },
    { name: 'first-chosen', match: 'firstOfTeam', looks: ['axe', 'phone', 'map', 'french'], arrange: chooseFirst },
    { name: 'take', match: 'take', looks: ['axe'], arrange: pressing(({ choices }) => choices) },
    { name: 'market', match: 'market', looks: ['side'] },
    {
      name: 'market-chosen',
      match: 'market',
      looks: ['french'],
      arrange: pressing(({ stall }) => stall(BOARD.market.trucks)),
    },
    {
      name: 'market-airport',
      match: 'market',
      looks: ['axe', 'phone'],
      arrange: pressing(({ stall }) => stall(BOARD.market.airports)),
    },
    {
      name: 'market-refusal',
      match: 'poor',
      looks: ['axe'],
      arrange: askWhyNot(({ panel }) => panel.getByRole('button', { disabled: true })),
    },
    { name: 'market-of-team', match: 'marketOfTeam', looks: ['axe', 'phone', 'map', 'around', 'french'] },
    { name: 'hands', match: 'marketOfTeam', looks: ['axe'], arrange: (reader) => turnTo(reader, BOARD.hands) },
    { name: 'flights', match: 'flights', looks: [] },
    {
      name: 'flights-laid',
      match: 'flights',
      looks: ['axe', 'phone', 'french', 'side'],
      arrange: (reader) => layAny(reader, 'flight'),
    },
    {
      name: 'charter',
      match: 'flights',
      looks: ['axe', 'phone', 'french'],
      arrange: (reader) => layAny(reader, 'charter'),
    },
    { name: 'best', match: 'flights', looks: ['side'], arrange: flying('best') },
    { name: 'best-of-team', match: 'flightsOfTeam', looks: ['axe', 'phone', 'french'], arrange: flying('best') },
    {
      name: 'end-asked',
      match: 'flights',
      looks: ['axe', 'phone', 'french'],
      arrange: pressing(({ quick }) => quick(BOARD.flights.done)),
    },
    {
      name: 'plan',
      match: 'flights',
      looks: ['axe', 'phone', 'french'],
      arrange: (reader) => turnTo(reader, BOARD.plan.title),
    },
    { name: 'flown', match: 'flown', looks: ['axe', 'french'], arrange: flying('flown') },
    { name: 'penalties', match: 'penalties', looks: ['axe', 'map', 'around', 'french'] },
    { name: 'further', match: 'further', looks: ['axe', 'french'] },
    { name: 'consent', match: 'consent', looks: ['axe', 'phone', 'french'] },
    { name: 'list', match: 'market', looks: ['axe'], arrange: openList },
    {
      name: 'city',
      match: 'flights',
      looks: [],
      arrange: pressing(({ map }) => map.locator('[data-city] circle')),
    },
    { name: 'round', match: 'round', looks: ['axe', 'phone', 'french'], arrange: lookAgain },
    { name: 'scenario', match: 'games', looks: ['axe', 'phone', 'french'], arrange: openScenario },
    { name: 'charges', match: 'charges', looks: [] },
    { name: 'end', match: 'won', looks: ['axe', 'phone', 'french'], arrange: lookAgain },
    { name: 'lost', match: 'lost', looks: ['axe', 'french'], arrange: lookAgain },
    {
      name: 'round-of-phone',
      match: 'penalties',
      looks: ['phone'],
      ofPhone: true,
      arrange: (reader) => turnTo(reader, 'Round'),
    },
  ],
};
