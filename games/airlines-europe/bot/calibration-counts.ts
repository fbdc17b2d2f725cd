/** What one finished game adds to the figures of a board: plain numbers by name, which can be added up over games. */

import {
  ABACUS,
  AIRLINES,
  type AirlinesEurope,
  boardOf,
  inPlay,
  type News,
  SCORING_CARDS,
  SHARE_COUNTS,
  SHARES,
  type State,
  scoringRow,
} from '@tarmac/airlines-europe/rules';
import type { Counts, FinishedGame } from '@tarmac/bots';
import { winShares } from '@tarmac/kit';

export function countGame({ news, state }: FinishedGame<AirlinesEurope>): Counts {
  return {
    places: state.seats,
    ...countTurns(news),
    ...countLicences(news),
    ...countPoints(state),
    ...countVictories(news, state),
    ...countLeader(news, state),
    ...countAirlines(state),
    ...countBonuses(state),
    bankBroke: news.some(({ kind }) => kind === 'bankBroke') ? 1 : 0,
    blocked: state.endedBy === 'AE-4.11' ? 1 : 0,
    cashLeft: sum(state.cash),
    abacusLaidOpen: sum(state.portfolios.map((portfolio) => portfolio[ABACUS] as number)),
    abacusInHand: sum(state.hands.map((hand) => hand[ABACUS] as number)),
  };
}

/** AE-3.1 the four actions. A second licence (AE-4.7) belongs to the turn of the first, which it follows at once. */
function countTurns(news: readonly News[]): Counts {
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

/** `scorings1` and `scorings2` say whether there was a first and a second scoring, which a blocked game may lack (AE-4.11). */
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

function countPoints({ scores, payouts }: State): Counts {
  const abacus = payouts.filter(({ share }) => share === SHARES[ABACUS]);
  return {
    winnerPoints: Math.max(...scores),
    allPoints: sum(scores),
    abacusPoints: sum(abacus.flatMap(({ points }) => points)),
  };
}

/** AE-8.7 by seat, 1 shared among those who won. */
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
 * Whether who led after two scorings won, start VP counted. Where several led together each counts for
 * its part, and a shared victory counts for its part: of two leaders of whom one wins alone, a half.
 * A game blocked before its second scoring (AE-4.11) has no such leader.
 */
function countLeader(news: readonly News[], { scores, payouts, scorings }: State): Counts {
  if (scorings < SCORING_CARDS) return { ledAfterTwo: 0, leaderWon: 0 };
  const last = payouts.filter(({ scoring }) => scoring === SCORING_CARDS);
  const then = scores.map((score, seat) => score - sum(last.map(({ points }) => points[seat] as number)));
  const most = Math.max(...then);
  const won = victories(news).filter((_, seat) => then[seat] === most);
  return { ledAfterTwo: 1, leaderWon: sum(won) / won.length };
}

/**
 * For each airline in play, for each share it has: the points it paid over the game, and `topZone`, what
 * the zone its marker ended in pays to a table of so many seats when all its places are taken.
 */
function countAirlines(state: State): Counts {
  const counts: Record<string, number> = {};
  const playing = inPlay(state.seats);
  AIRLINES.forEach((airline, index) => {
    if (!playing[index]) return;
    const shares = SHARE_COUNTS[index] as number;
    const paid = state.payouts.filter(({ share }) => share === airline).flatMap(({ points }) => points);
    counts[`paid.${airline}`] = sum(paid) / shares;
    counts[`topZone.${airline}`] = sum(scoringRow(state, index, SCORING_CARDS).slice(0, state.seats)) / shares;
  });
  return counts;
}

/** AE-4.9 1 where the connection was made. */
function countBonuses({ config, bonus }: State): Counts {
  const { bonuses } = boardOf(config.board);
  return Object.fromEntries(
    bonuses.map(({ airline }) => [`connection.${airline}`, bonus[AIRLINES.indexOf(airline)] ? 0 : 1]),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
