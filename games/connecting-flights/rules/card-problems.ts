/** The requirements for the player cards, identities, events and sabotages of a board file. */

import { MOST_COINS } from '@tarmac/flights/rules';
import { isWhole, repeats } from '@tarmac/map';
import { type Board, suits } from './board.ts';
import type { Ability, EventEffect } from './cards/effects.ts';
import { EVENTS } from './cards/events.ts';
import { ABILITIES } from './cards/player-cards.ts';
import { SABOTAGES } from './cards/sabotages.ts';

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 5;
/** CF-3.2 */
const DEALT = 2;
const HIGHEST_RANK = 100;
/** CF-3.3 what is left of it is cut to what a seat may have. */
const HIGHEST_BUDGET = 200;
const HIGHEST_GOAL = 10;
/** CF-4.1 by stage less one: as many as there are rounds in it. */
const LEAST_EVENTS = [3, 4, 3] as const;

export function cardProblems(board: Board): string[] {
  return [
    ...(['players', 'identities', 'events', 'sabotages'] as const).flatMap((cards) =>
      repeats(
        board[cards].map(({ id }) => id),
        (later, first) => `${cards}[${later}].id repeats that of ${cards}[${first}]`,
      ),
    ),
    ...playerProblems(board),
    ...identityProblems(board),
    ...eventProblems(board),
    ...sabotageProblems(board),
  ];
}

function wholeProblems(value: number, least: number, most: number, at: string): string[] {
  if (isWhole(value, least, most)) return [];
  return [`${at} must be a whole number from ${least} to ${most} (got ${value})`];
}

/** The number in a card's text: 0 where the text has none. */
function amountProblems(amount: number, told: boolean, at: string): string[] {
  if (told) return wholeProblems(amount, 1, MOST_COINS, at);
  return amount === 0 ? [] : [`${at} must be 0, for the card has no such number (got ${amount})`];
}

/** CF-1.6, CF-3.2 */
function playerProblems({ players }: Board): string[] {
  const single = players.flatMap(({ id, rank, budget, from, to, amount, most }, i) => {
    const at = `players[${i}]`;
    const ability = ABILITIES[id];
    return [
      ...wholeProblems(rank, 1, HIGHEST_RANK, `${at}.rank`),
      ...wholeProblems(budget, 1, HIGHEST_BUDGET, `${at}.budget`),
      ...wholeProblems(from, FEWEST_PLAYERS, MOST_PLAYERS, `${at}.from`),
      ...(to === undefined ? [] : wholeProblems(to, Math.max(from, FEWEST_PLAYERS), MOST_PLAYERS, `${at}.to`)),
      ...amountProblems(amount, abilityHasNumber(ability), `${at}.amount`),
      ...(ability.endOfRound === undefined
        ? amountProblems(most, false, `${at}.most`)
        : wholeProblems(most, 0, MOST_COINS, `${at}.most`)),
    ];
  });
  const ranks = repeats(
    players.map(({ rank }) => String(rank)),
    (later, first) => `players[${later}].rank repeats that of players[${first}]`,
  );
  return [...single, ...ranks, ...dealProblems({ players })];
}

const abilityHasNumber = ({ truckPrice, airportBid, tax, deflects, endOfRound }: Ability): boolean =>
  [truckPrice, airportBid, tax, deflects, endOfRound].some((part) => part !== undefined);

/** CF-3.2 two for every seat, whatever the number of players. */
function dealProblems({ players }: Pick<Board, 'players'>): string[] {
  const problems: string[] = [];
  for (let count = FEWEST_PLAYERS; count <= MOST_PLAYERS; count++) {
    const suit = players.filter((card) => suits(card, count)).length;
    if (suit < DEALT * count) {
      problems.push(`players must have at least ${DEALT * count} cards that suit ${count} players (got ${suit})`);
    }
  }
  return problems;
}

/** CF-3.4 */
function identityProblems({ identities }: Board): string[] {
  return identities.flatMap(({ goals, reward }, i) => [
    ...goals.flatMap((goal, j) => wholeProblems(goal, 1, HIGHEST_GOAL, `identities[${i}].goals[${j}]`)),
    ...wholeProblems(reward, 1, MOST_COINS, `identities[${i}].reward`),
  ]);
}

/** CF-4.1 */
function eventProblems({ events }: Board): string[] {
  return [
    ...events.flatMap(({ id, stage, amount }, i) => [
      ...wholeProblems(stage, 1, LEAST_EVENTS.length, `events[${i}].stage`),
      ...amountProblems(amount, eventHasNumber(EVENTS[id]), `events[${i}].amount`),
    ]),
    ...LEAST_EVENTS.flatMap((least, i) => {
      const count = events.filter(({ stage }) => stage === i + 1).length;
      return count >= least ? [] : [`events must have at least ${least} of stage ${i + 1} (got ${count})`];
    }),
  ];
}

const eventHasNumber = ({ atOnce, fares, truckPrice, electricPrice }: EventEffect): boolean =>
  [atOnce, fares, truckPrice, electricPrice].some((part) => part !== undefined);

/** CF-4.7 */
function sabotageProblems({ sabotages }: Board): string[] {
  return sabotages.flatMap(({ id, lift, amount }, i) => {
    const at = `sabotages[${i}]`;
    const { lies, earnsLess, atOnce } = SABOTAGES[id];
    return [
      ...amountProblems(lift, lies !== undefined, `${at}.lift`),
      ...(earnsLess === undefined && atOnce === undefined
        ? amountProblems(amount, false, `${at}.amount`)
        : wholeProblems(amount, 0, MOST_COINS, `${at}.amount`)),
    ];
  });
}
