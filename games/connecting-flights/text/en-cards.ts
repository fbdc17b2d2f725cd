/** The cards that are read, in English. */

import { coins, plural } from '@tarmac/flights/text/en';
import type { CardTexts } from './words.ts';

export const EN_CARDS: CardTexts = {
  players: {
    trader: { name: 'Trader', effect: () => 'You may sell cards and trucks to the bank at half price, rounded down.' },
    broker: { name: 'Broker', effect: () => 'You have one more bid on every card.' },
    'creative-accountant': {
      name: 'Creative Accountant',
      effect: ({ amount }) => `You pay ${coins(amount)} less tax.`,
    },
    'investment-manager': {
      name: 'Investment Manager',
      effect: ({ amount, most }) =>
        `At the end of a round you get ${coins(amount)} for every full 10 coins you have${upTo(most)}.`,
    },
    'fuel-merchant': { name: 'Fuel Merchant', effect: ({ amount }) => `Trucks cost you ${coins(amount)} less.` },
    'long-haul-pilot': {
      name: 'Long-Haul Pilot',
      effect: ({ amount, most }) =>
        `At the end of a round you get ${coins(amount)} for each of your flights that needed 3 or 4 fuel${upTo(most)}.`,
    },
    'slot-coordinator': {
      name: 'Slot Coordinator',
      effect: () => 'You may rent one more landing right a round, and unused ones cost you nothing more.',
    },
    'aircraft-engineer': {
      name: 'Aircraft Engineer',
      effect: () => 'One of your planes counts a star more each round.',
    },
    'estate-agent': {
      name: 'Estate Agent',
      effect: ({ amount }) => `If you open the bidding for an airport, you may bid ${coins(amount)} below its price.`,
    },
    'security-chief': {
      name: 'Security Chief',
      effect: ({ amount }) => `Pay ${coins(amount)} and a sabotage used on you comes to nothing.`,
    },
  },
  identities: {
    globetrotter: {
      name: 'Globetrotter',
      task: (goal) => `Touch ${goal} ${plural(goal, 'continent', 'continents')} with the flights of one round.`,
    },
    connector: {
      name: 'Connector',
      task: (goal) => `Fly ${goal} valid ${plural(goal, 'flight', 'flights')} in a row in one chain.`,
    },
    'green-pioneer': {
      name: 'Green Pioneer',
      task: (goal) => `Own ${goal} electric ${plural(goal, 'plane', 'planes')}.`,
    },
    'first-class': {
      name: 'First Class',
      task: (goal) => `Fly ${goal} 3-star ${plural(goal, 'passenger', 'passengers')} in one round.`,
    },
    'hub-owner': {
      name: 'Hub Owner',
      task: (goal) => `Own airports in ${goal} ${plural(goal, 'city', 'cities')} of one continent.`,
    },
    'bargain-hunter': {
      name: 'Bargain Hunter',
      task: (goal) => `Win ${goal} ${plural(goal, 'card', 'cards')} at the printed price or below in one auction.`,
    },
  },
  reward: (count) => `Reward: ${coins(count)}`,
  events: {
    'start-up-grant': {
      name: 'Start-up Grant',
      effect: ({ amount }) => `Whoever has the fewest coins gets ${coins(amount)}.`,
    },
    'holiday-season': {
      name: 'Holiday Season',
      effect: ({ amount }) => `Flights with a 1-star passenger earn ${amount} more this round.`,
    },
    'cheap-fuel': { name: 'Cheap Fuel', effect: ({ amount }) => `Trucks cost ${coins(amount)} less this round.` },
    'city-breaks': {
      name: 'City Breaks',
      effect: ({ amount }) => `Flights within one continent earn ${amount} more this round.`,
    },
    registration: { name: 'Registration', effect: ({ amount }) => `Everyone pays ${coins(amount)}.` },
    'long-haul-demand': {
      name: 'Long-Haul Demand',
      effect: ({ amount }) => `Flights that need 3 or 4 fuel earn ${amount} more this round.`,
    },
    'airport-charges': {
      name: 'Airport Charges',
      effect: ({ amount }) => `Everyone pays ${coins(amount)} for each airport beyond their first two.`,
    },
    'regional-aid': {
      name: 'Regional Aid',
      effect: ({ amount }) => `Whoever had the lowest revenue last round gets ${coins(amount)}.`,
    },
    'controllers-strike': {
      name: 'Controllers’ Strike',
      effect: () => 'The bank lets no landing rights this round.',
    },
    'sealed-offers': { name: 'Sealed Offers', effect: () => 'Everyone has one bid fewer on each card this round.' },
    'business-boom': {
      name: 'Business Boom',
      effect: ({ amount }) => `Flights with a 3-star passenger earn ${amount} more this round.`,
    },
    'green-incentive': {
      name: 'Green Incentive',
      effect: ({ amount }) => `Electric planes cost ${coins(amount)} less this round.`,
    },
    'carbon-levy': {
      name: 'Carbon Levy',
      effect: ({ amount }) => `Everyone pays ${coins(amount)} for each of their trucks of 3 or 4.`,
    },
    'hub-traffic': {
      name: 'Hub Traffic',
      effect: ({ amount }) => `Flights after the first of a chain earn ${amount} more this round.`,
    },
    'fare-war': {
      name: 'Fare War',
      effect: ({ amount }) => `Flights with a 1-star passenger earn ${amount} less this round.`,
    },
    'world-fair': {
      name: 'World Fair',
      effect: ({ amount }) =>
        `The first player names a continent: flights that end there earn ${amount} more this round.`,
    },
    'open-skies': { name: 'Open Skies', effect: () => 'Everyone may rent one more landing right this round.' },
  },
  saboteurs: {
    nobody: 'Nobody may sabotage.',
    'lowest-revenue': 'Whoever has the lowest revenue may sabotage.',
    'fewest-coins': 'Whoever has the fewest coins may sabotage.',
  },
  sabotages: {
    'engine-failure': {
      name: 'Engine Failure',
      effect: ({ lift }) => `Lies on a plane, which cannot fly until its owner pays ${coins(lift)}.`,
    },
    'runway-works': {
      name: 'Runway Works',
      effect: ({ lift }) => `Lies on an airport, which is shut until its owner pays ${coins(lift)}.`,
    },
    'visa-trouble': {
      name: 'Visa Trouble',
      effect: ({ lift }) => `Lies on a passenger, who cannot fly until the owner pays ${coins(lift)}.`,
    },
    'bad-press': {
      name: 'Bad Press',
      effect: ({ amount, lift }) =>
        `Lies on an airport: flights that end there earn ${amount} less until its owner pays ${coins(lift)}.`,
    },
    'fuel-leak': {
      name: 'Fuel Leak',
      effect: () => 'The victim swaps its largest truck for the next smaller one, if the supply has it.',
    },
    fine: { name: 'Fine', effect: ({ amount }) => `The victim pays ${coins(amount)} to the bank.` },
    'poached-crew': {
      name: 'Poached Crew',
      effect: ({ amount }) => `The victim pays ${coins(amount)} to the saboteur.`,
    },
    'wildcat-strike': {
      name: 'Wildcat Strike',
      effect: () => 'The victim has one bid fewer on each card of its next auction.',
    },
    'slot-refused': {
      name: 'Slot Refused',
      effect: () => 'The victim gets no landing rights from the bank in its next market.',
    },
  },
};

function upTo(most: number): string {
  return most === 0 ? '' : `, at most ${most}`;
}
