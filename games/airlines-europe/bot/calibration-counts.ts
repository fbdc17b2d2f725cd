/** The counts of one finished game for a board's figures beyond the lab's: numbers by name, summed over games. */

import {
  ABACUS,
  AIRLINES,
  type AirlinesEurope,
  boardOf,
  inPlay,
  type News,
  SCORING_CARDS,
  type State,
  scoringRow,
} from '@tarmac/airlines-europe/rules';
import { type Counts, type FinishedGame, sum } from '@tarmac/bots';

export function countGame({ news, state }: FinishedGame<AirlinesEurope>): Counts {
  return {
    ...countTurns(news),
    ...countLicences(news),
    ...countAirlines(state),
    ...countBonuses(state),
    bankBroke: news.some(({ kind }) => kind === 'bankBroke') ? 1 : 0,
    cashLeft: sum(state.cash),
    abacusLaidOpen: sum(state.portfolios.map((portfolio) => portfolio[ABACUS] as number)),
    abacusInHand: sum(state.hands.map((hand) => hand[ABACUS] as number)),
  };
}

/** AE-3.1 the four actions. A second licence (AE-4.7) belongs to the turn of the first. */
export function countTurns(news: readonly News[]): Counts {
  const turns = { buyTurns: 0, playTurns: 0, exchangeTurns: 0, cashTurns: 0 };
  let before: News['kind'] | null = null;
  for (const item of news) {
    if (item.kind === 'bonus') continue;
    if (item.kind === 'bought' && before !== 'bought') turns.buyTurns++;
    if (item.kind === 'played') turns.playTurns++;
    if (item.kind === 'exchanged') turns.exchangeTurns++;
    if (item.kind === 'paid' && item.reason === 'cash') turns.cashTurns++;
    before = item.kind;
  }
  return { ...turns, turns: sum(Object.values(turns)) };
}

/** `scorings1` and `scorings2` count games with a first and second scoring, which a blocked game may lack (AE-4.11). */
function countLicences(news: readonly News[]): Counts {
  const counts = { licences: 0, spent: 0, licencesAt1: 0, scorings1: 0, licencesAt2: 0, scorings2: 0 };
  for (const item of news) {
    if (item.kind === 'bought') {
      counts.licences++;
      counts.spent += item.cost;
    }
    if (item.kind !== 'scoringEnded') continue;
    if (item.number === 1) Object.assign(counts, { licencesAt1: counts.licences, scorings1: 1 });
    if (item.number === 2) Object.assign(counts, { licencesAt2: counts.licences, scorings2: 1 });
  }
  return counts;
}

/** By airline in play: the points of its final zone with all places of this table taken. */
function countAirlines(state: State): Counts {
  const counts: Record<string, number> = {};
  const playing = inPlay(state.seats);
  AIRLINES.forEach((airline, index) => {
    if (!playing[index]) return;
    const row = scoringRow(state, index, SCORING_CARDS).slice(0, state.seats);
    counts[`topZone.${airline}`] = sum(row);
  });
  return counts;
}

/** AE-4.9 1 for a completed connection. */
function countBonuses({ config, bonus }: State): Counts {
  const { bonuses } = boardOf(config.board);
  return Object.fromEntries(
    bonuses.map(({ airline }) => [`connection.${airline}`, bonus[AIRLINES.indexOf(airline)] ? 0 : 1]),
  );
}
