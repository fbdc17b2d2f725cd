/** Matches of Airlines Europe, each cut where its name says. Whoever changes the rules or the bots gets others like them. */

import type { View } from '@tarmac/airlines-europe/rules';
import { type Cut, playedByBots, type Standing as StandingOf, shelf } from '../suites/prepared.ts';

type Standing = StandingOf<View>;

/** Far enough into a match for something to lie on the board. */
const BEGUN = 30;
const LATE = 225;

const four = [playedByBots({ game: 'airlines-europe', seats: 4, seed: 1 })];
const five = [playedByBots({ game: 'airlines-europe', seats: 5, options: { flightBan: true }, seed: 2 })];
const two = [1, 2, 3].map((seed) => playedByBots({ game: 'airlines-europe', seats: 2, seed }));

const at =
  (frame: View['frame']['kind'], after = 0) =>
  ({ view, decisions }: Standing): boolean =>
    view.frame.kind === frame && decisions >= after;
const scored =
  (number: number) =>
  ({ view, before }: Standing): boolean =>
    view.scorings === number && before.scorings < number;
const cardsIn = ({ hand }: View): number => (hand ?? []).filter((count) => count > 0).length;
/** A turn with enough cards in the hand to have a choice. */
const richTurn = (standing: Standing): boolean => at('turn', BEGUN)(standing) && cardsIn(standing.view) > 2;

const CUTS = {
  opening: [four, at('opening')],
  turn: [four, richTurn],
  second: [four, at('second', BEGUN)],
  share: [four, at('share', BEGUN)],
  market: [four, at('market')],
  scoring: [four, scored(2)],
  ban: [five, at('ban')],
  late: [five, at('turn', LATE)],
  handOver: [four, richTurn, [0, 1]],
  over: [four, 'whole'],
  /** Of a match of two whose last scoring is still to come, some turns later. */
  lastTurns: [two, (standing) => at('turn')(standing) && standing.view.scorings === 2 && standing.view.deckSize <= 9],
} as const satisfies Readonly<Record<string, Cut<View>>>;

export const match = shelf<View, keyof typeof CUTS>(CUTS);
