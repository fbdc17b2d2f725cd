/** The in-game rulebook in English, by rule id. */

import type { Text } from './words.ts';

export const EN_SECTIONS: Text['sections'] = {
  'AL-1': 'What is in the game',
  'AL-2': 'Getting ready',
  'AL-3': 'Your turn',
  'AL-4': 'Flight cards',
  'AL-5': 'Found an airline',
  'AL-6': 'Expand a network, or play stock',
  'AL-7': 'Stock cards and inactive airlines',
  'AL-8': 'Sabotage',
  'AL-9': 'Scoring and the end of the game',
  'AL-10': 'Options',
  'AL-11': 'Who sees what',
};

export const EN_RULEBOOK: Text['rulebook'] = {
  'AL-1.1':
    'Nine new airlines want to fly over North America. Each has a code of three letters, such as BOI, ITA or HIT, and 7 to 12 stock cards; how many is printed on its cards. That makes 84 stock cards.',
  'AL-1.2':
    'There are 135 markers in the colours of the airlines. Each airline has a number of its own. A marker lies plain side up for a flight and sticker side up for a sabotage.',
  'AL-1.3':
    'There are 42 flight cards. Each has a value from 1 to 14 and one of five styles: wavy, dotted, dashed, double or solid. Two cards that look alike are still two cards: which of them is played or shown, everyone can tell.',
  'AL-1.4': 'Three scoring cards interrupt the game for a scoring. From behind they look like stock cards.',
  'AL-1.5':
    'The board shows cities, the headquarters of the nine airlines, and routes. A route is drawn in one of the five styles and has one to three circles with numbers, each higher than the one before. Wavy routes run round the outside, dotted ones are in the east, dashed ones in the north-west, double ones in the south-west and solid ones in the north-east.',
  'AL-1.6':
    'The reference card shows which styles each airline may use and how many stock cards and markers it has. Look at it whenever you like.',

  'AL-2.1':
    'Everyone is dealt 3 flight cards and 5 stock cards. They are your hand and your secret. Another 5 stock cards are turned face up: the row.',
  'AL-2.2':
    'The three scoring cards are shuffled into the rest of the stock cards, which lie face down as the pile. (With controlled scoring they come later, see AL-10.3.) The rest of the flight cards are a face-down pile too.',
  'AL-2.3':
    'The start player is drawn by lot, unless the host has named one. Players take turns clockwise. In the printed game the start player also writes down the score; here that is done for you.',

  'AL-3.1':
    'On your turn do exactly one of three things: found an airline (AL-5.1), expand a network (AL-6.1) or play stock (AL-6.2).',
  'AL-3.2':
    'Before that, at the very start of your turn, you may exchange flight cards that have become unusable (AL-4.6) and remove one card of an inactive airline from the row (AL-7.3). Once you have begun one of the three actions it is too late for both.',

  'AL-4.1':
    'You play a flight card on a route for an airline. All of this must be true: the card has the style of the route; the airline may use that style; the route has a free circle; the value of the card is at least the lowest free number; the route touches a route that the airline flies, or its headquarters; and the airline has a marker left. Routes touch when they meet in a city or at any headquarters: to the other airlines a headquarters is a city like any other.',
  'AL-4.2': 'A marker of the airline goes on the lowest free circle of the route.',
  'AL-4.3':
    'An airline may fly a route only once. A sabotage marker is no flight: it neither connects its airline nor keeps it from flying the route.',
  'AL-4.4':
    'The card you have played goes to the discard pile. If a flight card is to be drawn and the pile is empty, the discards are shuffled and become the new pile. If there are no discards either, nothing is drawn.',
  'AL-4.5': 'You may hold as many cards as you like.',
  'AL-4.6':
    'Flight cards that have become unusable may be exchanged for others from the pile, one by one and as many as you like; a card so drawn may be exchanged in turn. The old cards leave the game. A card is unusable when it is too low for every route of its style that is still open to any airline (AL-4.7), or when no such route is left. If there is no flight card to draw, there is no exchange.',
  'AL-4.7':
    'A route is open to an airline that is founded or can still be founded if all of this is true: the airline may use its style; the highest flight card there is of that style reaches its lowest free number; the airline does not fly there yet; the route touches the airline’s network or headquarters, or can be reached from there over routes that are open to it; and the airline has a marker left for it and one for each route on the way there (and one more for its headquarters if it is not founded). Once a route is closed to an airline it stays closed.',

  'AL-5.1':
    'Lay open one or more stock cards of one airline of which nobody has laid any yet, and play a flight card on a route at its headquarters (AL-4.1). One marker goes on the headquarters and one on the route, so the airline must have two left.',
  'AL-5.2': 'Then take a stock card (AL-7.1), and after that draw a flight card. You must do both.',

  'AL-6.1':
    'To expand, first draw a flight card. Then, if you like, play one flight card, the new one or any other, for any airline that has been founded; you need not own any of its stock. If you have played one, you must then take a stock card (AL-7.1); if not, you do not get one. You may always choose to expand, even if no airline has been founded yet or no flight card is left to draw.',
  'AL-6.2':
    'To play stock, lay open stock cards of one airline that has been founded, as many as you like but at least one. If you lay exactly one you may also sabotage (AL-8.1). You draw nothing.',
  'AL-6.3': 'Stock that has been laid open stays open, in sight of everyone.',

  'AL-7.1':
    'When you take a stock card, choose one from the row, which is replaced from the pile at once, or the top card of the pile. When the pile is empty you can only take from the row, and nothing is replaced.',
  'AL-7.2':
    'An airline not yet founded becomes inactive when all routes at its headquarters that it could use are full, or when it has fewer than two markers left. Sabotage markers fill circles too, and a route counts as full when its lowest free number is above every flight card there is of its style. An inactive airline can never be founded: its stock is worthless and stays in the hands. You may still take such a card from the row.',
  'AL-7.3':
    'If the row shows cards of inactive airlines, you may remove one of them at the start of your turn; it leaves the game and is replaced from the pile. One in a turn is all. When the pile is empty, such cards leave the row by themselves, at once and even in the middle of a turn.',

  'AL-8.1':
    'If you have played stock and laid exactly one card, you may sabotage; never when you found an airline. Take a marker of any airline that has one in supply, even of one that is inactive or not founded yet, and put it sticker side up on a free circle with a number of 5 or more. It may be the last free circle of the route.',
  'AL-8.2':
    'A route can have only one sabotage marker. It may go on any free circle of 5 or more, not only on the lowest.',
  'AL-8.3':
    'The circle stays covered for the rest of the game. The marker counts for nobody, and its airline has one fewer to grow with.',

  'AL-9.1':
    'If you draw a scoring card or turn one up, there is a scoring at once. The card leaves the game and the next card of the pile takes its place; if that is a scoring card too, there is another scoring. If the pile is empty after it, you take a card from the row instead of drawing, and a gap in the row stays. In the first round, up to the end of the last player’s first turn, nothing is scored: the scoring card is shuffled back and another card is drawn.',
  'AL-9.2':
    'Each airline is worth as many points as it has markers on the board, the one on its headquarters included, sabotage markers not. Only stock laid open counts. Whoever has most of it gets all the points, the second gets half of them. If only one player has any, that player gets both. If several players have most, they divide the points of first and second place equally, and nobody else gets anything. If several players are second, they divide the half equally. Every half and every part is rounded down. Some examples: 3 markers and one player with stock: 4 points. 11 markers and 3, 2 and 1 cards: 11, 5 and 0 points. 11 markers and 3, 3 and 3 cards: 5 points each. 11 markers and 3, 3 and 1 cards: 8, 8 and 0 points. 11 markers and 5, 3, 3 and 1 cards: 11, 2, 2 and 0 points. 16 markers and 3, 2, 2 and 2 cards: 16, 2, 2 and 2 points.',
  'AL-9.3':
    'The game ends at once when the pile and the row are both empty, be it by drawing or by removing the last card (AL-7.3). Then comes the last scoring, the fourth. Whoever has the most points wins; players with equally many share the victory.',
  'AL-9.4':
    'With two players the game ends with the third scoring card. Before that scoring the pile and the row are laid open: they are the stock of a fictitious third player, who fills places and ties like a real one but cannot win. Cards that were removed from the game are not part of it. No card replaces the scoring card, and there is no fourth scoring. The last round of AL-10.2 changes nothing here.',
  'AL-9.5':
    'The game also ends, with a last scoring, when it stands still. A turn counts as idle if no stock is laid or drawn in it and at its end no flight card is left to draw, not even among the discards. The game ends after as many idle turns in a row as there are players if no route is open to any airline (AL-4.7), and otherwise after three times as many. This is looked at when a turn ends, but not in the extra turns of AL-10.2. Scoring cards that have not come up are not scored. With two players the fictitious third player takes part.',

  'AL-10.1':
    'Seat bonus: the start player gets 0 extra points, the next player clockwise 1, the one after that 2, and so on. They are added at the end.',
  'AL-10.2':
    'Last round: when the last stock card has been drawn, the turn under way is finished and then everyone has one more turn, the player who drew the card being last. Then comes the last scoring. In these extra turns no stock is drawn. If the row was emptied by removing a card, whoever’s turn it was counts as having drawn it. There is no last round after an end by AL-9.5.',
  'AL-10.3':
    'Controlled scoring: the scoring cards are kept aside and shuffled into the pile only after 5 full rounds with 2 players, 4 with 3, 3 with 4, and 2 with 5 or 6. It happens at the end of that round, before the next turn.',

  'AL-11.1':
    'Everyone sees the board, the markers left, all stock laid open, the row and who took which card from it, how many cards everyone holds and every pile has, the discarded flight cards, the cards that have left the game, the points, and which scorings there have been.',
  'AL-11.2':
    'Only you see the cards in your hand and what you draw from a pile. Nobody knows the order of the piles. Someone who only watches sees no hand.',
  'AL-11.3':
    'A flight card that is exchanged is shown to everyone before it leaves the game. When the game is over everything is laid open.',
};
