/** The in-game rulebook in English, by rule id. */

import { EN_SHARED_RULES } from '@tarmac/flights/text/en';
import type { Text } from './words.ts';

export const EN_SECTIONS: Text['sections'] = {
  ...EN_SHARED_RULES.sections,
  'CF-3': 'Getting ready',
  'CF-4': 'The round',
};

export const EN_RULEBOOK: Text['rulebook'] = {
  ...EN_SHARED_RULES.rulebook,
  'CF-1.2':
    'There are 35 airport cards. An airport has 1 to 3 stars; those of 3 stars have two cards, the others one. The other face of a card is its landing rights, which cost less. Only a card that lies in the supply can be auctioned or rented. You may own both cards of a city and as many airports as you like.',
  'CF-1.6':
    'There are 10 player cards, with a name, a rank, a budget, an ability and the numbers of players they suit; 6 secret identities, each a task with a reward; 17 events in three stages; and 9 sabotage cards.',
  'CF-1.7':
    'Nobody ever has less than 0 coins or more than 100: what would go above is lost, in trades too. What you must pay takes what you have, and the rest is forgiven. What you choose to pay takes the full sum. The revenue you earn is counted in full even where the coins are cut.',
  'CF-1.8':
    'What all choose at the same time stays hidden until the last choice is in; until then you may change yours, and take a flight plan back. Where nothing else sets the order, the first player begins and play goes clockwise.',
  'CF-1.9':
    'A deck is its shuffled cards and, under them, the cards put back, first in, first out. These come only when the shuffled ones are gone, and everybody may look which they are; a sabotage card put back unused is known to its saboteur alone.',

  'CF-2.10':
    'Flights join end to end: where one ends the next may begin. You may have any number of chains of any length; a chain is a line, never a ring. A card or truck serves one flight a round, but an airport inside a chain ends one flight and begins the next. A flight that is not valid counts nothing and spoils no other. Nobody has to fly, and everything may be laid anew each round.',

  'CF-3.1':
    'With 5 players all continents are in play; with 4 Oceania is out; with 3 Asia and Oceania are out; with 2 North America and Asia are out, airports and passengers alike.',
  'CF-3.2':
    'Player cards that do not suit the number of players are left out. You get a secret identity, a free truck of 1, and two player cards, of which you keep one; all choose at once.',
  'CF-3.3':
    'From the lowest rank up, each player picks a starting continent of their own. Then all at once, and hidden, everybody buys a first flight within it: two airports, a plane that is not electric, and a passenger, valid and within the budget of the player card. What is left of the budget are your coins, 100 at most.',
  'CF-3.4':
    'When the task of your secret identity is met you may show the card for its reward, once a game; the reward is not revenue. You give a hidden standing order, claim or wait, and may change it at any time. It is carried out as each phase ends, from the first player clockwise, for the last time after the flights of round 10. A task about one phase must be met in that phase.',
  'CF-3.5':
    'The passengers and planes left are shuffled, once and for all, and so are the events of stage 1 and the sabotage cards. Electric planes lie face up and trucks in the supply. The lowest rank is first player.',

  'CF-4.1':
    'Event. The next event of the stage is turned up and obeyed, at once or in the phase it names. Of several with the fewest coins, or with the lowest revenue of the last round, it means the one nearest the first player clockwise, the first player included. Stage 1 is rounds 1 to 3, stage 2 rounds 4 to 7, stage 3 rounds 8 to 10.',
  'CF-4.2':
    'Auction. A plane and a passenger are turned up; the first player adds any airport of the supply; then, clockwise, each of the others adds a card of a kind its place takes, planes and passengers from the top of their deck. That makes 2 cards more than there are players. Electric planes and landing rights are never auctioned. Where a deck has run out, a place may stay empty.',
  'CF-4.3':
    'The cards are called in the order they were placed. From the first player clockwise, bid more than the last bid, at first at least the printed price, and never more than your coins; or pass for good on that card. You have 2 bids on a card. The highest bidder pays and takes the card before the next is called; coins under the highest bid cannot be spent on anything else. A card nobody wants goes under its deck, an airport back to the supply.',
  'CF-4.4':
    'Market. From the first player clockwise, buy what you like or pass, until all have passed in a row (after a purchase all may act again): landing rights, 1 a round and only where one of your passengers could land; electric planes; trucks. You may also trade (CF-4.10), on others’ turns too; whoever has traded may act again. The bank buys nothing back, but for one ability, and then no card under sabotage or on loan.',
  'CF-4.5':
    'Flights. All plan at once, hidden until the last plan is in. A valid flight earns by its passenger’s stars (1 star 10, 2 stars 15, 3 stars 20 on the usual board), changed by events. The sum is your revenue of the round; it is marked on the leaderboard and added to your coins. For landing rights of the bank on which no valid flight ends you then pay the price again.',
  'CF-4.6':
    'Subsidies and taxes, rounds 1 to 9. The field of the leaderboard you stand on says what you get or pay; above the last field, the last one counts.',
  'CF-4.7':
    'Sabotage, rounds 1 to 9. The event says who: nobody, the lowest revenue, or the fewest coins, as it stands now; a tie goes to the other of the two figures, and whoever is still equal acts too, lowest rank first. The saboteur takes 10 coins, or draws a card and at once uses it on another player or puts it under the deck unseen. Some cards lie on a card of the victim, one at most on each and never on landing rights or a loan, until the owner pays the sum on it; that can be done at any time; if you have handed in your plan of the round, take it back first.',
  'CF-4.8':
    'End of the round. Landing rights and loans go back, the next player clockwise becomes first player, the events change after rounds 3 and 7, and abilities that pay at the end of a round are paid.',
  'CF-4.9':
    'The game ends with the flights of round 10. The highest revenue of that round wins. If it is equal: the revenue without flights that ended on landing rights or loans; then the number of continents touched by valid flights of that round; then coins; then the victory is shared.',
  'CF-4.10':
    'Trades are made between two players, in the market only; both give something, and it is done at once. Airports, planes, passengers, trucks and coins can change hands; a sabotage card goes with its card. An airport can also be lent: until the end of the round it is landing rights for the borrower and of no use to its owner, and neither may pass it on; unused, it costs nothing more. A sabotaged airport is not lent. You have one open offer at a time, and what it promises is held back; a counter-offer is an offer too, and a setting of the table says how many you may make a round. An offer lapses when another trade takes something of it away. Who declines an offer or counters it may say why, from a short list.',
  'CF-4.11':
    'A card beats these rules, and what forbids beats what allows. A number is the printed one, changed by the event, then by an ability, then by sabotage, never below 0. What an ability pays is not revenue.',

  'CF-8.2':
    'Prices are ours, but two 3-star airports, a 3-star plane and a 3-star passenger cost 105 together, as in the rulebook’s example, and the Aircraft Engineer has a budget of 110 and suits two players. Landing rights cost less than their airport.',
  'CF-8.3':
    'Six of the player cards are named in the rulebook: Aircraft Engineer, Creative Accountant, who pays 5 where the tax is 10, Broker, Trader, Investment Manager and Long-Haul Pilot. The others are ours.',
  'CF-8.4':
    'The rulebook names one event, extra revenue for long flights, and shows subsidies of 5 and taxes of 10 on the leaderboard. The rest is ours.',

  'CF-9.1':
    'Everybody sees coins, revenue, cards, trucks, landing rights and loans, the player cards kept, the auction and its bids, offers and trades, events, sabotage used or lying, identities claimed, and how many cards are in the decks.',
  'CF-9.2':
    'Only you see your identity until you claim it, your two player cards until all have chosen, the one you turned down, your first flight and your plan until all are in, your standing order, and a sabotage card you drew and did not use.',
  'CF-9.3':
    'Nobody sees the order of shuffled cards, nor the identities and player cards that were not dealt. At the end everything is shown.',
};
