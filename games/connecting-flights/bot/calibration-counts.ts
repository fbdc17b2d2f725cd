/** The counts of one finished game for a board's figures beyond the lab's: numbers by name, summed over games. */

import { type Counts, type FinishedGame, sum } from '@tarmac/bots';
import { type ConnectingFlights, type News, type State, tablesOf } from '@tarmac/connecting-flights/rules';
import { winShares } from '@tarmac/kit';

type Of<K extends News['kind']> = Extract<News, { kind: K }>;

export function countGame({ news, state }: FinishedGame<ConnectingFlights>): Counts {
  const ended = all(news, 'ended')[0];
  if (ended === undefined) throw new Error('the game is not over');
  const won = winShares(ended.ranks);
  const sold = all(news, 'sold');
  return {
    called: all(news, 'called').length,
    sold: sold.length,
    paid: sum(sold.map(({ coins }) => coins)),
    printed: sum(sold.map(({ card }) => printedOf(state, card))),
    electric: all(news, 'boughtElectric').length,
    trucks: all(news, 'boughtTruck').length,
    offered: all(news, 'offered').length + all(news, 'countered').length,
    traded: all(news, 'traded').length,
    drawn: all(news, 'drewSabotage').length,
    tookCoins: all(news, 'tookCoins').length,
    sabotaged: all(news, 'sabotaged').length,
    lifted: all(news, 'lifted').length,
    claimed: all(news, 'claimed').length,
    ...countCards(news, won, state),
  };
}

function all<K extends News['kind']>(news: readonly News[], kind: K): Of<K>[] {
  return news.filter((item): item is Of<K> => item.kind === kind);
}

/**
 * By event and sabotage: how often a seat met it, and those seats' wins. An event counts for the seat whose revenue
 * rose most in its round, ties in parts; a sabotage for its user, each time.
 */
function countCards(news: readonly News[], won: readonly number[], state: State): Counts {
  const counts: Record<string, number> = {};
  const add = (name: string, times: number, share: number) => {
    counts[`had.${name}`] = (counts[`had.${name}`] ?? 0) + times;
    counts[`won.${name}`] = (counts[`won.${name}`] ?? 0) + share;
  };
  all(news, 'event').forEach(({ event }, round) => {
    const before = state.revenues[round - 1] ?? won.map(() => 0);
    const rises = (state.revenues[round] as readonly number[]).map(
      (revenue, seat) => revenue - (before[seat] as number),
    );
    const best = Math.max(...rises);
    const lucky = won.filter((_, seat) => rises[seat] === best);
    add(event, 1, sum(lucky) / lucky.length);
  });
  for (const { sabotage, seat, victim } of all(news, 'sabotaged')) {
    add(sabotage, 1, won[seat] as number);
    add(`${sabotage}-victim`, 1, won[victim] as number);
  }
  return counts;
}

function printedOf({ config }: State, card: number): number {
  return tablesOf(config.board).priceOf[card] as number;
}
