/** What one finished game adds to the figures of a board beyond what the lab counts: numbers by name, which add up over games. */

import { AIRLINES, type Airlines, type News, type State } from '@tarmac/airlines/rules';
import { type Counts, type FinishedGame, sum } from '@tarmac/bots';

export function countGame({ news, state }: FinishedGame<Airlines>): Counts {
  return {
    ...countTurns(news),
    ...countAirlines(news, state),
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

/** For each airline whether it was founded, whether it died unfounded (AL-7.2), and its flights. */
function countAirlines(news: readonly News[], { founded, inactive }: State): Counts {
  const counts: Record<string, number> = { airlines: AIRLINES.length, founded: 0, dead: 0 };
  AIRLINES.forEach((airline, index) => {
    counts[`founded.${airline}`] = founded[index] ? 1 : 0;
    counts[`dead.${airline}`] = inactive[index] ? 1 : 0;
    counts[`flights.${airline}`] = news.filter((item) => item.kind === 'flew' && item.airline === airline).length;
  });
  counts.founded = founded.filter(Boolean).length;
  counts.dead = inactive.filter(Boolean).length;
  return counts;
}

function having(news: readonly News[], kind: News['kind']): number {
  return news.filter((item) => item.kind === kind).length;
}
