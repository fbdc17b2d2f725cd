/** All English texts of Airlines. */

import { EN_FRAMES } from './en-frames.ts';
import { points, stock, stockOf } from './en-grammar.ts';
import { EN_NEWS } from './en-news.ts';
import { EN_REASONS } from './en-reasons.ts';
import { EN_REFUSALS } from './en-refusals.ts';
import { EN_RULEBOOK, EN_SECTIONS } from './en-rulebook.ts';
import { STYLE_NAMES } from './styles.ts';
import { TITLES } from './titles.ts';
import type { FrameKind, Text } from './words.ts';

const DECLINED: Readonly<Partial<Record<FrameKind, string>>> = {
  flight: 'Play no flight card',
  sabotage: 'Sabotage nothing',
};

const ACTIONS: Text['actions'] = {
  exchange: ({ flight }, names) => `Exchange ${names.flight(flight)} for another flight card`,
  remove: ({ airline }, names) => `Remove ${names.airline(airline)} from the row`,
  found: ({ airline, count, route, flight }, names) =>
    `Found ${names.airline(airline)} with ${stock(count)} and ${names.flight(flight)} on ${names.route(route)}`,
  expand: () => 'Expand a network',
  fly: ({ airline, route, flight }, names) =>
    `Play ${names.flight(flight)} for ${names.airline(airline)} on ${names.route(route)}`,
  stop: (_, __, { frame }) => (frame && DECLINED[frame]) ?? 'Leave it at that',
  play: ({ airline, count }, names) => `Play ${stockOf(count, names.airline(airline))}`,
  sabotage: ({ airline, route, circle }, names) =>
    `Sabotage the ${names.number(route, circle)} on ${names.route(route)} with a marker of ${names.airline(airline)}`,
  take: ({ airline }, names) => `Take ${names.airline(airline)} from the row`,
  draw: () => 'Draw from the pile',
};

const OPTIONS: Text['options'] = {
  board: {
    label: 'Board',
    explanation: 'The map that is played on: its cities, routes, airlines and flight cards.',
    values: {},
  },
  seatBonus: {
    label: 'Seat bonus',
    explanation: 'Makes up for a late first turn: 1 point for the second player, 2 for the third, and so on (AL-10.1).',
    values: { true: 'With seat bonus', false: 'Without seat bonus' },
  },
  lastRound: {
    label: 'Last round',
    explanation: 'Whether play goes on for one more turn each when no stock card is left (AL-10.2).',
    values: { true: 'Everyone has one more turn', false: 'The last stock card ends the game at once' },
  },
  controlledScoring: {
    label: 'Controlled scoring',
    explanation:
      'Keeps the scoring cards out of the pile for the first rounds, so that none comes too early (AL-10.3).',
    values: { true: 'Scoring cards come in after some rounds', false: 'Scoring cards are in the pile from the start' },
  },
  startSeat: {
    label: 'Start player',
    explanation: 'Who takes the first turn (AL-2.3).',
    values: { null: 'Drawn by lot' },
  },
};

export const EN: Text = {
  game: TITLES.en,
  styles: STYLE_NAMES.en,
  thirdPlayer: 'the fictitious third player',
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
