/** The measurements of `arena calibrate` for a board of the cooperative game. */

import { type Calibration, type Counts, type Figure, type FinishedGame, mean, share } from '@tarmac/bots';
import {
  type CooperativeFlights,
  DIFFICULTIES,
  type Difficulty,
  type News,
  pawnsLeft,
} from '@tarmac/connecting-flights-cooperative/rules';

type Of<K extends News['kind']> = Extract<News, { kind: K }>;

/** Rounds whose flights are counted, and how many they ought to be. */
const FLIGHTS = [
  { round: 5, aim: { least: 3, most: 4.5 } },
  { round: 10, aim: { least: 4, most: 6.5 } },
] as const;

/** What the pilot ought to win, in percent, by difficulty. */
const WON: Readonly<Record<Difficulty, number>> = { easy: 85, medium: 60, hard: 35 };
const WITHIN = 10;

export const cooperativeCalibration: Calibration<CooperativeFlights> = { count: countGame, figuresFor };

function countGame({ news, state }: FinishedGame<CooperativeFlights>): Counts {
  const { difficulty } = state.config;
  const won = state.won ? 1 : 0;
  return {
    won,
    lost: 1 - won,
    [`games.${difficulty}`]: 1,
    [`won.${difficulty}`]: won,
    left: pawnsLeft(state),
    home: state.home,
    coins: state.coins,
    charters: all(news, 'chartered').length,
    renewed: all(news, 'renewed').length,
    trucks: all(news, 'boughtTruck').length,
    bought: all(news, 'bought').length,
    further: all(news, 'further').filter(({ draw }) => draw).length,
    ...countFlights(news),
  };
}

function all<K extends News['kind']>(news: readonly News[], kind: K): Of<K>[] {
  return news.filter((item): item is Of<K> => item.kind === kind);
}

/** `flights5` are those of round 5; `reached5` tells whether the game lasted so long. */
function countFlights(news: readonly News[]): Counts {
  const byRound = new Map<number, number>();
  let round = 0;
  for (const item of news) {
    if (item.kind === 'roundBegan') {
      round = item.round;
      byRound.set(round, 0);
    } else if (item.kind === 'flew') byRound.set(round, (byRound.get(round) ?? 0) + 1);
  }
  return Object.fromEntries(
    FLIGHTS.flatMap((wish) => {
      const flights = byRound.get(wish.round);
      return [
        [`flights${wish.round}`, flights ?? 0],
        [`reached${wish.round}`, flights === undefined ? 0 : 1],
      ];
    }),
  );
}

function figuresFor(): readonly Figure[] {
  return [
    share('games won (%)', 'won', 'games'),
    ...DIFFICULTIES.map((difficulty): Figure => {
      const aim = { least: WON[difficulty] - WITHIN, most: WON[difficulty] + WITHIN };
      const name = `games won on ${difficulty} (%)`;
      return share(name, `won.${difficulty}`, `games.${difficulty}`, { aim });
    }),
    mean('pawns left where it was lost', 'left', 'lost', { extremes: 'left' }),
    mean('pawns brought home', 'home', 'games'),
    ...FLIGHTS.map(({ round, aim }) =>
      mean(`flights flown in round ${round}`, `flights${round}`, `reached${round}`, { aim }),
    ),
    mean('coins unspent', 'coins', 'games', { extremes: 'coins' }),
    mean('paid in penalties', 'coins.penalties', 'games'),
    mean('charters', 'charters', 'games'),
    mean('paid for charters', 'coins.charters', 'games'),
    mean('display renewed', 'renewed', 'games'),
    mean('landing rights rented', 'bought.rights', 'games'),
    mean('cards bought', 'bought', 'games'),
    mean('trucks bought', 'trucks', 'games'),
    mean('further pairs drawn', 'further', 'games'),
    mean('decisions in a game', 'decisions', 'games'),
  ];
}
