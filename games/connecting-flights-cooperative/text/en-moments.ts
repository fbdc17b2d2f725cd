/** The words of the end of a round, the end of the game and the page of a scenario, in English. */

import { coins, flights, list, plural } from '@tarmac/flights/text/en';
import { pawns } from './en-grammar.ts';

const charters = (count: number): string => `${count} ${plural(count, 'charter', 'charters')}`;
const rounds = (count: number): string => `${count} ${plural(count, 'round', 'rounds')}`;

export const EN_MOMENTS = {
  round: {
    title: (round: number) => `The end of round ${round}`,
    /** The button that opens it again. */
    again: (round: number) => `End of round ${round}`,
    flown: (flew: number, chartered: number, home: number) =>
      `${flights(flew)}${chartered > 0 ? ` and ${charters(chartered)}` : ''}: ${pawns(home)} came home.`,
    demand: 'New demand',
    /** Which pair it was, where it is not the round's own. */
    pair: {
      setup: 'to begin with',
      further: 'drawn for the bonus',
      extra: 'of the difficulty, after round 8',
    } satisfies Readonly<Record<'setup' | 'further' | 'extra', string>>,
    games: 'Visitors of the Games',
    nobody: 'No pawn was placed.',
    missing: (continents: readonly string[]) => `Not placed, for all are on the board: ${list(continents)}.`,
    money: 'Coins',
    bonus: 'Bonus for full planes',
    further: 'Bonus for the further pair',
    fees: 'Planes that were not full',
    interest: 'Negative interest',
    income: 'Income',
    carbon: (trucks: number) => `Carbon tax on ${trucks} ${plural(trucks, 'truck', 'trucks')}`,
    noPenalties: 'No penalty.',
    crowded: (city: string) => `Four or more pawns in ${city}`,
    full: (continent: string) => `All five pawns for ${continent}`,
    unequal: 'Unequal hands',
    /** There was less than was due. */
    forgiven: (left: number) => `There was not enough: ${coins(left)} forgiven.`,
    now: (held: number, waiting: number) => `Now ${coins(held)}, and ${pawns(waiting)} on the board.`,
    close: 'Back to the table',
  },
  end: {
    won: 'Everybody is home: you have won',
    lost: 'Somebody is left: you have lost',
    wonIn: (round: number, home: number) => `In round ${round} the last of ${pawns(home)} came home.`,
    lostWith: (left: number) =>
      `After the flights of round 10, ${pawns(left)} ${plural(left, 'is', 'are')} still waiting.`,
    /** The match was ended from outside. */
    endedEarly: 'The match was ended before the game was played out.',
    story: 'Round by round',
    round: 'Round',
    setup: 'Start',
    column: {
      home: 'Came home',
      placed: 'New pawns',
      left: 'On the board',
      coins: 'Coins',
      penalties: 'Penalties',
      flights: 'Flights',
      charters: 'Charters',
    } satisfies Readonly<Record<'home' | 'placed' | 'left' | 'coins' | 'penalties' | 'flights' | 'charters', string>>,
    chart: 'Pawns and coins',
    chartNote: 'At the end of each round.',
    chartUp: 'Number',
    series: { left: 'Pawns', coins: 'Coins' } satisfies Readonly<Record<'left' | 'coins', string>>,
    turningPoints: 'Turning points',
    turn: {
      mostHome: (round: number, home: number) => `Round ${round}: ${pawns(home)} came home, the most in one round.`,
      fullest: (round: number, left: number) => `Round ${round}: ${pawns(left)} on the board, the most there were.`,
      penalties: (round: number, paid: number) => `Round ${round}: ${coins(paid)} of penalties, the most of the game.`,
      poorest: (round: number, held: number) =>
        `Round ${round}: ${held === 0 ? 'not a coin' : `only ${coins(held)}`} left to spend.`,
      chain: (round: number, legs: number) => `Round ${round}: the longest chain, ${flights(legs)} end to end.`,
    },
    leftBehind: 'Who was left where',
  },
  scenario: {
    button: 'Scenario',
    setup: 'How it begins',
    rule: 'Special rule',
    now: 'As things stand',
    close: 'To the table',
    /** How it is going. */
    going: {
      further: (paid: number) => `A further pair would pay ${coins(paid)} at the end of this round.`,
      fullPlanes: (home: number, goal: number, bonus: number) =>
        home >= goal
          ? `${pawns(home)} came home this round: the bonus of ${coins(bonus)} is earned.`
          : `${home} of ${goal} pawns came home this round; at ${goal} there is a bonus of ${coins(bonus)}.`,
      gamesIn: (left: number, city: string) =>
        `The Games in ${city} end in ${rounds(left)}: their visitors will want to go home.`,
      gamesNow: (city: string) => `The Games end: at the end of this round five pawns come to ${city}.`,
      gamesOver: (city: string) => `The Games in ${city} are over: their visitors want to go home.`,
      oldTrucks: (capacity: number) => `There are no trucks above ${capacity}.`,
      closed: (continent: string, left: number) =>
        `${continent} is closed for this round${left > 1 ? ` and ${rounds(left - 1)} more` : ''}.`,
      open: (continent: string) => `${continent} is open again.`,
      charges: (interest: number, carbon: number) =>
        `If the round ended now: ${coins(interest)} of negative interest and ${coins(carbon)} of carbon tax.`,
    },
  },
};

export type MomentWords = typeof EN_MOMENTS;
