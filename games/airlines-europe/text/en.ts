/** All English texts of Airlines Europe. */

import { EN_FRAMES } from './en-frames.ts';
import { list, money, points, sharesOf } from './en-grammar.ts';
import { EN_NEWS } from './en-news.ts';
import { EN_REASONS } from './en-reasons.ts';
import { EN_REFUSALS } from './en-refusals.ts';
import { EN_RULEBOOK, EN_SECTIONS } from './en-rulebook.ts';
import { SHARE_NAMES } from './share-names.ts';
import { TITLES } from './titles.ts';
import type { Text } from './words.ts';

const costs = (cost: number | undefined): string => (cost === undefined ? '' : ` (${money(cost)})`);

const ACTIONS: Text['actions'] = {
  choose: ({ shares }) => `Open with ${list(shares.map((share) => SHARE_NAMES[share]))}`,
  buy: ({ airline, route }, names, { cost }) =>
    `Buy a licence for ${SHARE_NAMES[airline]} on ${names.route(route)}${costs(cost)}`,
  stop: () => 'Buy no second licence',
  take: ({ airline }) => `Take ${SHARE_NAMES[airline]} from the market`,
  draw: () => 'Draw from the deck',
  play: ({ share, count }) => `Play ${sharesOf(count, share)}`,
  playTwo: ({ shares }) => `Play one share each of ${list(shares.map((share) => SHARE_NAMES[share]))}`,
  exchange: ({ give }) =>
    give === 1 ? 'Exchange 1 share for 1 Air ABACUS share' : 'Exchange 3 shares for 2 Air ABACUS shares',
  give: ({ from, share }) => `Give up ${SHARE_NAMES[share]} from your ${from}`,
  cash: () => `Take ${money(8)} from the bank`,
  ban: ({ route, licence }, names, { cost }) => `Ban licence ${licence + 1} on ${names.route(route)}${costs(cost)}`,
  pass: () => 'Pass without placing a ban marker',
};

const OPTIONS: Text['options'] = {
  board: {
    label: 'Board',
    explanation: 'The map that is played on: its cities, routes, costs and value track.',
    values: {},
  },
  deck: {
    label: 'Share deck',
    explanation: 'How the three scoring cards are hidden among the shares (AE-2.9, AE-2.10).',
    values: {
      standard: 'Standard: the first two scorings come at about a quarter and the middle, two cards more or less',
      exact: 'Exact: the first two scorings come at places that can be counted',
      alternate: 'Alternate: below the ten top shares, one scoring card anywhere in each third of the deck',
    },
  },
  flightBan: {
    label: 'Flight ban',
    explanation: 'The expansion: after the first two scorings the players may close licences for good (AE-10).',
    values: { true: 'With flight bans', false: 'Without flight bans' },
  },
  openScores: {
    label: 'Open scores',
    explanation:
      'The booklets keep points face down, to be remembered (AE-2.2). Everyone sees what a scoring pays, so the totals are never lost: the standings and the end of each scoring give them. Open, they also stand beside every name.',
    values: { true: 'Points stand beside every name', false: 'Others’ points lie face down, except in the standings' },
  },
  startSeat: {
    label: 'Start player',
    explanation: 'Who takes the first turn; the later a player’s first turn, the more points to begin with (AE-2.2).',
    values: { null: 'Drawn by lot' },
  },
};

const COLOURS: Text['colours'] = {
  yellow: 'yellow',
  blue: 'blue',
  violet: 'violet',
  red: 'red',
  black: 'black',
  brown: 'brown',
  green: 'green',
  orange: 'orange',
  gray: 'grey',
  white: 'white',
};

export const EN: Text = {
  game: TITLES.en,
  shares: SHARE_NAMES,
  colours: COLOURS,
  thirdPlayer: 'the fictitious third player',
  money,
  points,
  options: OPTIONS,
  news: EN_NEWS,
  refusals: EN_REFUSALS,
  actions: ACTIONS,
  frames: EN_FRAMES,
  reasons: EN_REASONS,
  sections: EN_SECTIONS,
  rulebook: EN_RULEBOOK,
};
