/** CF-7 the scenarios and the levels of difficulty, in English. */

import type { Text } from './words.ts';

const THREE_HIGH = 'Three pairs of high demand are drawn, four with three hands.';

export const EN_SCENARIOS: Text['scenarios'] = {
  none: {
    name: 'No scenario',
    background:
      'Everywhere travellers are waiting who want to go home, and new ones come every round. Nothing out of the ordinary happens: that is challenge enough.',
    setup: THREE_HIGH,
    rule: 'There is no special rule.',
  },
  'creating-demand': {
    name: 'Creating demand',
    background:
      'To open a route between two cities that nobody else flies is a risk, and it can pay well. A new connection makes people want to travel who never thought of it before.',
    setup: THREE_HIGH,
    rule: 'Each time new pawns come, the team may draw one further pair for a bonus: 24 coins for low demand, 40 for high.',
  },
  'low-cost': {
    name: 'Low-cost airlines',
    background:
      'In the last decades many airlines appeared whose tickets almost everybody can pay for. They live on full planes: an empty seat earns nothing.',
    setup: `${THREE_HIGH} There are no electric planes.`,
    rule: 'If 6 pawns or more come home in the flights of one round, the team gets 5 coins. Each flight with fewer pawns than its plane has stars costs 2 coins, and may not fly if they cannot be paid.',
  },
  'olympic-games': {
    name: 'The Olympic Games',
    background:
      'In 2004 the Games returned to Greece, where they began. Athletes of more than 200 countries travelled to Athens, and a crowd from all over the world came to watch them.',
    setup:
      'The team places five yellow pawns (for Europe) on airports of its choice, one on each of the other continents. Then one pair of high and one of low demand are drawn, two of low with three hands, and yellow rows are passed over. There are no electric planes.',
    rule: 'As round 5 ends, everybody wants to leave: five pawns come to Athens, one of each colour but yellow.',
  },
  'good-old-days': {
    name: 'The good old days',
    background:
      'In the 1960s engines were thirsty: the best long-range planes reached 9,600 km, where today one can fly more than 15,000 km from Singapore to New York without a stop. At least fuel was cheap.',
    setup: `${THREE_HIGH} Each hand begins with a truck of 3 instead of 4. There are no electric planes and no trucks of 4.`,
    rule: 'Trucks cost 5 coins less.',
  },
  volcano: {
    name: 'Eyjafjallajökull erupts',
    background:
      'In 2010 a volcano in Iceland threw a cloud of ash over Europe that could have ruined any engine flying through it. For eight days hardly a plane took off there, and airlines lost about US$1.7 billion.',
    setup:
      'Two pairs of high demand and one of low are drawn, two of low with three hands. No starting flight uses Europe.',
    rule: 'Up to the end of round 4 no airport, landing rights or charter are bought in Europe.',
  },
  future: {
    name: 'The future',
    background:
      'Central banks keep interest low, or even below zero, so that the economy goes on growing. Coins that lie idle shrink: better to invest them in technology that leaves less carbon in the air.',
    setup: THREE_HIGH,
    rule: 'At the end of a round the team pays 3 coins for every full 10 it has, before income, and after income 1 coin for each truck of 3 or 4.',
  },
};

export const EN_DIFFICULTIES: Text['difficulties'] = {
  easy: {
    name: 'Easy',
    meaning: 'The cheapest charters, and no further pair after round 8.',
  },
  medium: {
    name: 'Medium',
    meaning: 'Dearer charters, and one more pair of low demand after round 8.',
  },
  hard: {
    name: 'Hard',
    meaning: 'The dearest charters, and one more pair of high demand after round 8.',
  },
};
