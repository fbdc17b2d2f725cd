/** What Airlines Europe shows of itself. */

import { askForHint } from '../suites/driver.ts';
import {
  lookAgain,
  lookAtCharts,
  lookAtMiddle,
  openList,
  openStandings,
  pressing,
  type Shown,
} from '../suites/states.ts';
import {
  airlinesEurope,
  chooseDearerLicence,
  chooseLicence,
  type EuropeReader,
  liftTwo,
  type Parts,
} from './airlines-europe.ts';
import { match } from './airlines-europe-matches.ts';

/** On a desktop it is open from the beginning. */
async function openLog({ parts, press }: EuropeReader): Promise<void> {
  if (!(await parts.log.isVisible())) await press(parts.tool('Log'));
  await parts.log.waitFor();
}

export const shown: Shown<Parts, Parameters<typeof match>[0]> = {
  driver: airlinesEurope,
  match,
  around: 'table[aria-label="Players"], .aside',
  rule: 'AE-4.3',
  lesson: { first: 0, middle: 4, end: 13 },
  states: [
    { name: 'opening', match: 'opening', looks: ['axe', 'phone'] },
    { name: 'opening-chosen', match: 'opening', looks: [], arrange: liftTwo },
    { name: 'turn', match: 'turn', looks: ['axe', 'map', 'around', 'french', 'side'] },
    {
      name: 'licence',
      match: 'turn',
      looks: ['axe', 'phone', 'map', 'around', 'french'],
      arrange: chooseLicence,
    },
    { name: 'licence-second', match: 'second', looks: ['axe'] },
    { name: 'share', match: 'share', looks: ['axe'] },
    { name: 'share-chosen', match: 'share', looks: [], arrange: pressing(({ marketCards }) => marketCards) },
    { name: 'play', match: 'turn', looks: ['french', 'side'], arrange: pressing(({ hand }) => hand) },
    { name: 'play-two', match: 'turn', looks: [], arrange: liftTwo },
    { name: 'exchange', match: 'turn', looks: ['axe'], arrange: pressing(({ exchange }) => exchange) },
    { name: 'refusal', match: 'turn', looks: ['axe', 'french'], arrange: chooseDearerLicence },
    { name: 'hint', match: 'turn', looks: ['axe'], arrange: askForHint },
    { name: 'log', match: 'turn', looks: ['phone'], arrange: openLog },
    {
      name: 'looking-back',
      match: 'turn',
      looks: [],
      async arrange(reader) {
        await openLog(reader);
        await reader.press(reader.parts.log.getByRole('button').nth(8));
      },
    },
    {
      name: 'airline',
      match: 'turn',
      looks: [],
      // The last one: on a telephone markers lie on those before them.
      arrange: pressing(({ board }) => board.getByRole('region', { name: 'Value track' }).getByRole('button').last()),
    },
    { name: 'rules', match: 'turn', looks: ['axe'], arrange: pressing(({ tool }) => tool('Rules')) },
    { name: 'menu', match: 'turn', looks: ['axe'], arrange: pressing(({ tool }) => tool('Menu')) },
    { name: 'list', match: 'turn', looks: ['axe'], arrange: openList },
    { name: 'standings', match: 'turn', looks: ['axe', 'phone', 'french', 'side'], arrange: openStandings },
    { name: 'market-before-scoring', match: 'market', looks: [] },
    { name: 'scoring-middle', match: 'scoring', looks: [], arrange: lookAtMiddle },
    { name: 'scoring', match: 'scoring', looks: ['axe', 'phone', 'french'], arrange: lookAgain },
    { name: 'flight-ban', match: 'ban', looks: [] },
    { name: 'late', match: 'late', looks: [] },
    { name: 'hand-over', match: 'handOver', looks: [] },
    { name: 'over', match: 'over', looks: [] },
    { name: 'end', match: 'over', looks: ['axe', 'french'], arrange: lookAgain },
    { name: 'end-charts', match: 'over', looks: [], arrange: lookAtCharts },
  ],
};
