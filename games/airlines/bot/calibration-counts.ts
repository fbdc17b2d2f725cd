/** The counts of one finished game for a board's figures beyond the lab's: numbers by name, summed over games. */

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

/** AL-3.1 the three kinds of turn; an expansion without a flight is stranded. */
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

/** By airline: whether it was founded, whether it became inactive (AL-7.2), and its flights. */
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
