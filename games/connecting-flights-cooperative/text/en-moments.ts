/** What the end of a round, the end of the game and the page of a scenario say. In English. */

import { coins, flights, list, plural } from '@tarmac/flights/text/en';
import { pawns } from './en-grammar.ts';
import type { MomentWords } from './moments-words.ts';

const charters = (count: number): string => `${count} ${plural(count, 'charter', 'charters')}`;
const rounds = (count: number): string => `${count} ${plural(count, 'round', 'rounds')}`;

export const EN_MOMENTS: MomentWords = {
  round: {
    title: (round) => `The end of round ${round}`,
    again: (round) => `End of round ${round}`,
    flown: (flew, chartered, home) =>
      `${flights(flew)}${chartered > 0 ? ` and ${charters(chartered)}` : ''}: ${pawns(home)} came home.`,
    demand: 'New demand',
    pair: {
      setup: 'to begin with',
      further: 'drawn for the bonus',
      extra: 'of the difficulty, after round 8',
    },
    games: 'Guests of the games',
    nobody: 'No pawn was placed.',
    missing: (continents) => `Not placed, for all are on the board: ${list(continents)}.`,
    money: 'Coins',
    bonus: 'Bonus for full planes',
    further: 'Bonus for the further pair',
    fees: 'Planes that were not full',
    interest: 'Negative interest',
    income: 'Income',
    carbon: (trucks) => `Carbon tax on ${trucks} ${plural(trucks, 'truck', 'trucks')}`,
    noPenalties: 'No penalty.',
    crowded: (city) => `Four or more pawns in ${city}`,
    full: (continent) => `All five pawns for ${continent}`,
    unequal: 'Unequal hands',
    forgiven: (left) => `There was not enough: ${coins(left)} forgiven.`,
    now: (held, waiting) => `Now ${coins(held)}, and ${pawns(waiting)} on the board.`,
    close: 'Back to the table',
  },
  end: {
    won: 'Everybody is home: you have won',
    lost: 'Somebody is left: you have lost',
    wonIn: (round, home) => `In round ${round} the last of ${pawns(home)} came home.`,
    lostWith: (left) => `After the flights of round 10, ${pawns(left)} ${plural(left, 'is', 'are')} still waiting.`,
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
    },
    chart: 'Pawns and coins',
    chartNote: 'At the end of each round.',
    chartUp: 'Number',
    series: { left: 'Pawns', coins: 'Coins' },
    turningPoints: 'Turning points',
    turn: {
      mostHome: (round, home) => `Round ${round}: ${pawns(home)} came home, the most in one round.`,
      fullest: (round, left) => `Round ${round}: ${pawns(left)} on the board, the most there were.`,
      penalties: (round, paid) => `Round ${round}: ${coins(paid)} of penalties, the most of the game.`,
      poorest: (round, held) => `Round ${round}: ${held === 0 ? 'not a coin' : `only ${coins(held)}`} left to spend.`,
      chain: (round, legs) => `Round ${round}: the longest chain, ${flights(legs)} end to end.`,
    },
    leftBehind: 'Who was left where',
  },
  scenario: {
    button: 'Scenario',
    setup: 'How it begins',
    rule: 'Special rule',
    now: 'As things stand',
    close: 'To the table',
    going: {
      further: (paid) => `A further pair would pay ${coins(paid)} at the end of this round.`,
      fullPlanes: (home, goal, bonus) =>
        home >= goal
          ? `${pawns(home)} came home this round: the bonus of ${coins(bonus)} is earned.`
          : `${home} of ${goal} pawns came home this round; at ${goal} there is a bonus of ${coins(bonus)}.`,
      gamesIn: (left, city) => `The games begin in ${city} in ${rounds(left)}.`,
      gamesNow: (city) => `The games: at the end of this round five pawns come to ${city}.`,
      gamesOver: (city) => `The games in ${city} have begun: their guests want to go home.`,
      oldTrucks: (capacity) => `There are no trucks above ${capacity}.`,
      closed: (continent, left) =>
        `${continent} is closed for this round${left > 1 ? ` and ${rounds(left - 1)} more` : ''}.`,
      open: (continent) => `${continent} is open again.`,
      charges: (interest, carbon) =>
        `If the round ended now: ${coins(interest)} of negative interest and ${coins(carbon)} of carbon tax.`,
    },
  },
};
