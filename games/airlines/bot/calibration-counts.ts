/** What one finished game adds to the figures of a board: plain numbers by name, which can be added up over games. */

import { AIRLINES, type Airlines, type News, type State } from '@tarmac/airlines/rules';
import type { Counts, FinishedGame } from '@tarmac/bots';
import { winShares } from '@tarmac/kit';

export function countGame({ news, state }: FinishedGame<Airlines>): Counts {
  return {
    places: state.seats,
    ...countTurns(news),
    ...countEnd(state),
    ...countVictories(news, state),
    ...countLeader(news, state),
    ...countAirlines(news, state),
    winnerPoints: Math.max(...state.scores),
    allPoints: sum(state.scores),
    exchanges: having(news, 'exchanged'),
    removals: sum(news.map((item) => (item.kind === 'removed' ? item.airlines.length : 0))),
    sabotages: having(news, 'sabotaged'),
    stockInHand: sum(state.hands.flat()),
  };
}

/** AL-3.1 the three kinds of turn; one that expands is stranded if nothing was flown in it. */
function countTurns(news: readonly News[]): Counts {
  const foundTurns = having(news, 'founded');
  const expandTurns = having(news, 'expanding');
  const playTurns = having(news, 'laid');
  return {
    foundTurns,
    expandTurns,
    playTurns,
    strandedTurns: having(news, 'stayed'),
    turns: foundTurns + expandTurns + playTurns,
  };
}

function countEnd({ endedBy, seats }: State): Counts {
  return {
    endedByStock: endedBy === (seats === 2 ? 'AL-9.4' : 'AL-9.3') ? 1 : 0,
    stalemates: endedBy === 'AL-9.5' ? 1 : 0,
  };
}

/** By seat, 1 shared among those who won. */
function victories(news: readonly News[]): readonly number[] {
  const ended = news.find((item) => item.kind === 'ended');
  if (ended === undefined) throw new Error('the game is not over');
  return winShares(ended.ranks);
}

/** `victories0` is the start player's, `victories1` that of the next clockwise, and so on. */
function countVictories(news: readonly News[], { seats, startSeat }: State): Counts {
  const won = victories(news);
  return Object.fromEntries(won.map((_, place) => [`victories${place}`, won[(startSeat + place) % seats] as number]));
}

/**
 * Whether who led after two scorings won. Where several led together each counts for its part, and a shared victory
 * counts for its part: of two leaders of whom one wins alone, a half. A game that ended before a third scoring
 * (AL-9.5) has no such leader.
 */
function countLeader(news: readonly News[], { scores, payouts, scorings }: State): Counts {
  if (scorings < 3) return { ledAfterTwo: 0, leaderWon: 0 };
  const first = payouts.filter(({ scoring }) => scoring <= 2);
  const then = scores.map((_, seat) => sum(first.map(({ points }) => points[seat] as number)));
  const most = Math.max(...then);
  const won = victories(news).filter((_, seat) => then[seat] === most);
  return { ledAfterTwo: 1, leaderWon: sum(won) / won.length };
}

/**
 * For each airline whether it was founded, whether it died unfounded (AL-7.2), its markers on the board at the end and
 * the points it paid over the game.
 */
function countAirlines(news: readonly News[], { founded, inactive, payouts }: State): Counts {
  const counts: Record<string, number> = { airlines: AIRLINES.length, founded: 0, dead: 0 };
  AIRLINES.forEach((airline, index) => {
    counts[`founded.${airline}`] = founded[index] ? 1 : 0;
    counts[`dead.${airline}`] = inactive[index] ? 1 : 0;
    counts[`flights.${airline}`] = news.filter((item) => item.kind === 'flew' && item.airline === airline).length;
    const paid = payouts.filter((payout) => payout.airline === airline).flatMap(({ points }) => points);
    counts[`paid.${airline}`] = sum(paid);
  });
  counts.founded = founded.filter(Boolean).length;
  counts.dead = inactive.filter(Boolean).length;
  return counts;
}

function having(news: readonly News[], kind: News['kind']): number {
  return news.filter((item) => item.kind === kind).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
