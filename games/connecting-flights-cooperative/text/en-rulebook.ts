/** The in-game rulebook in English, by rule id. */

import { EN_SHARED_RULES } from '@tarmac/flights/text/en';
import type { Text } from './words.ts';

export const EN_SECTIONS: Text['sections'] = {
  ...EN_SHARED_RULES.sections,
  'CF-5': 'Getting ready',
  'CF-6': 'The round',
  'CF-7': 'Scenarios',
};

export const EN_RULEBOOK: Text['rulebook'] = {
  ...EN_SHARED_RULES.rulebook,
  'CF-1.2':
    'There are 35 airport cards. An airport has 1 to 3 stars; those of 3 stars have two cards, the others one. The other face of a card is its landing rights, which cost less. Only a card that lies in the supply can be bought or rented. A hand may own both cards of a city and as many airports as it likes.',
  'CF-1.6':
    'There are 13 departure cards, 14 demand cards (6 of low demand, 8 of high) and 30 pawns, 5 in the colour of each continent: blue for North America, yellow for Europe, pink for Asia, purple for South America, red for Africa and green for Oceania.',
  'CF-1.7':
    'The team has one purse. There are never less than 0 coins in it or more than 100: what would go above is lost. What must be paid takes what is there, and the rest is forgiven. What the team chooses to pay takes the full sum.',
  'CF-1.8':
    'Any player acts for the team. A table may ask for consent: then whatever costs coins is proposed first, and done only when all have agreed. Who proposed may take it back. After 10 proposals of a round that were refused or taken back, nothing that costs coins is proposed any more in it.',
  'CF-1.9':
    'The deck of planes and that of passengers are their shuffled cards and, under them, the cards put back, in the order they lay in the display. These come only when the shuffled ones are gone, and everybody may look which they are.',

  'CF-2.10':
    'Flights join end to end: where one ends the next may begin. A hand may have any number of chains of any length; a chain is a line, never a ring. A card or truck serves one flight a round, but an airport inside a chain ends one flight and begins the next. A flight takes the cards and the truck of one hand. Nobody has to fly, and everything may be laid anew each round.',

  'CF-5.1':
    'All continents are in play. The departure cards and the demand cards, low and high, are shuffled. 3 pairs of a departure card and a high demand card are drawn, 4 with three hands: row by row, a pawn of the colour on the demand card goes to the airport on the departure card. A card of high demand places 5 pawns, one of low demand 3. Used cards are discarded.',
  'CF-5.2':
    'Passengers of 3 stars stay out of the game. Each hand gets a truck of 4 and chooses a starting flight for nothing: two airports, a plane that is not electric and a passenger that make a valid flight. The team has 100 coins and chooses how hard the game is: easy, medium or hard.',
  'CF-5.3':
    'The planes and the passengers left are shuffled. 4 passengers and 2 planes are turned up: they are the display. Electric planes and trucks lie in the supply.',
  'CF-5.4':
    'Alone you may play two hands; they count as two players in everything but the penalty for unequal hands, and nothing passes from one to the other. In a first game the hands share 6 passengers of 1 star instead of one each: 6 for one hand, 3 each for two, 2 each for three, one of them in each starting flight.',

  'CF-6.1':
    'Market. Any passenger of the display costs 10 coins; planes of the display, airports, electric planes, trucks and landing rights cost their price. A card bought from the display is replaced at once, as long as its deck lasts. For 2 coins all 6 cards of the display go under their decks and 6 new ones are turned up, as often as you like. You say whose hand a card or truck goes to; there it stays: nothing is traded, given or sold. Landing rights that are not used cost nothing more.',
  'CF-6.2':
    'Flights. A valid flight takes pawns of any colours, as many as its plane has stars at most, once from its origin to its destination. Pawns stand in cities, whoever’s cards brought them there. You fly in any order, to and fro between the hands too; a chain flies from left to right, and a flight is laid as it is flown, as a new chain or on the right end of one. A flight that carries nobody is not flown. A pawn that reaches the continent of its colour is home: it leaves the board at once, and may be placed again later.',
  'CF-6.3':
    'Charters. At any moment of the flights, also between two flights of a chain, a pawn may go from one airport to another on the same continent, whoever owns them. Each charter of a round costs what the next field of the charter row says, which depends on the difficulty and the number of hands; at its end there are no more this round. The rulebook prints one row for each difficulty; these rows and their prices are ours. A pawn may go by charter again.',
  'CF-6.4':
    'New demand. A departure card and a demand card are drawn, of low demand in rounds 1 to 3, of high demand in rounds 4 to 7, of low demand in rounds 8 and 9, and place pawns as in CF-5.1. A pawn whose colour has run out is not placed. An empty deck is made anew from its discards.',
  'CF-6.5':
    'End of the round. The team gets 45 coins, landing rights go back, and charters begin anew. After round 8 one more pair is drawn, of low demand on medium, of high demand on hard. Then penalties: 5 coins for each airport with 4 pawns or more; 10 for each colour with all 5 pawns on the board; 5 if the largest hand has at least 4 cards more than the smallest (airports, planes and passengers count, trucks do not), but not for somebody who plays alone.',
  'CF-6.6':
    'You win the moment no pawn is left on the board, in any round. You lose if one is left after the flights of round 10.',

  'CF-7.1':
    'Creating demand. The setup is that of CF-5.1. After the pair of each round the team may draw one further pair of the same kind, for 24 coins of low demand or 40 of high, paid in full even if a pawn cannot be placed.',
  'CF-7.2':
    'Low-cost airlines. The setup is that of CF-5.1, without electric planes. If 6 pawns or more come home in the flights of a round, the team gets 5 coins as they end. A flight that carries fewer pawns than its plane has stars costs 2 coins as it leaves, and may not fly if they cannot be paid. Charters are no flights.',
  'CF-7.3':
    'The Olympic Games. First the team places the 5 yellow pawns on airports of its choice, one on each continent but Europe; then 1 high and 1 low pair are drawn, 2 low with three hands, and yellow rows are passed over. There are no electric planes. As the end of round 5 begins, 5 pawns come to Athens, one of each colour but yellow; a colour that has run out is not placed. The penalties of that round count them.',
  'CF-7.4':
    'The good old days. The setup is that of CF-5.1, but each hand begins with a truck of 3 instead of 4, and there are neither electric planes nor trucks of 4. Trucks cost 5 coins less, though never less than 0.',
  'CF-7.5':
    'Eyjafjallajökull erupts. 2 high pairs and 1 low one are drawn, 2 low with three hands. In the setup and in rounds 1 to 4 no airport, landing rights or charter are bought in Europe, and no starting flight uses it.',
  'CF-7.6':
    'The future. The setup is that of CF-5.1. At the end of a round the team pays 3 coins for every full 10 it has, before income, and after income 1 coin for each truck of 3 or 4 in the hands.',
  'CF-7.7':
    'A scenario replaces only what it names: charters and the pair after round 8 are those of the difficulty. What a scenario leaves out is not for sale.',

  'CF-8.2':
    'Prices are ours, but two 3-star airports, a 3-star plane and a 3-star passenger cost 105 together, as in the rulebook’s example. Landing rights cost less than their airport.',
  'CF-8.5':
    'The departure and demand cards are ours but for the pair of the rulebook’s example: Havana, Rio de Janeiro, Moscow, Nairobi, Tokyo and Fiji, with a high demand of green, none, red, blue, yellow and purple. Airports with more stars are named more often. The prices of charters are ours too: they never fall along a row, nor from easy to hard.',

  'CF-9.4': 'Everything is open to all but the order of shuffled cards, which nobody sees.',
};
