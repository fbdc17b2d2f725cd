/** The in-game rulebook in English, by rule id. */

import type { Text } from './words.ts';

export const EN_SECTIONS: Text['sections'] = {
  'AE-1': 'What is in the game',
  'AE-2': 'Getting ready',
  'AE-3': 'Your turn',
  'AE-4': 'Action A: buy licences and take a share',
  'AE-5': 'Action B: play shares',
  'AE-6': 'Action C: acquire Air ABACUS',
  'AE-7': 'Action D: take cash, and what happens when the bank breaks',
  'AE-8': 'Scoring and the end of the game',
  'AE-9': 'The game for two',
  'AE-10': 'The expansion: flight ban',
  'AE-11': 'Who sees what',
};

export const EN_RULEBOOK: Text['rulebook'] = {
  'AE-1.1':
    'Ten airlines compete. Each has exactly as many shares as airplanes: Air Amigos (yellow) 16, Rio Grande Southern Europe (blue) 15, Lucky Hans Airways (violet) 14, Days Of Flying Wonders (red) 13, Brooms Bewitched (black) 11, Jolly Roger Airships (brown) 10, FF Flys (green) 9, It’s Funagain To Fly (orange) 9, Flying Is Simply Fun (grey) 8 and White Winds (white) 7. That makes 112 shares and 112 airplanes.',
  'AE-1.2':
    'Air ABACUS is special. It has 20 shares but no airplanes and no marker on the value track, and it takes part in every game. Its shares have a back of their own, so everybody can see how many of them you hold in your hand.',
  'AE-1.3': 'Three scoring cards hide in the deck. From behind they look like ordinary shares.',
  'AE-1.4':
    'The board shows cities joined by routes. A route offers one to three licences: circles with a cost, each dearer than the one before. Four remote routes lead off the map; each has a single, very expensive licence, and its far end joins no other route. If an airline is not in the game, its home is just a city like any other.',
  'AE-1.5':
    'Every airline has a marker on the value track. It only moves forward. The track is divided into zones, and each zone shows five numbers, such as 6-3-2-1-0: the points for the shareholder with the most shares, the second most, and so on.',
  'AE-1.6':
    'Every airline has a home airport, where its network begins. It’s Funagain To Fly starts in Athens, FF Flys in Stockholm, Flying Is Simply Fun in London and White Winds in Moscow; the board shows the others.',
  'AE-1.7':
    'A marker that runs past the end of the track counts on and stays in the last zone. Markers on the same space are scored in the order in which the airlines are listed in AE-1.1; it makes no difference to anyone’s points. Points and small change never run out.',

  'AE-2.1':
    'With five players all airlines take part. With four, leave out Air Amigos; with three, Air Amigos and Lucky Hans Airways; with two, Air Amigos, Rio Grande Southern Europe and Lucky Hans Airways.',
  'AE-2.2':
    'The start player is drawn by lot, unless the host has named one. The start player begins with 1 point, the next player clockwise with 2, and so on. Points lie face down, so that one has to remember them; the host can have them stand open beside every name.',
  'AE-2.3':
    'There are 30 M in the game for each player. Everyone starts with 8 M; the rest is the bank. Cash is open to all.',
  'AE-2.4': 'Each airline in play has one marker on its home airport and one on its starting space of the value track.',
  'AE-2.5':
    'The bonus markers of It’s Funagain To Fly, FF Flys, Flying Is Simply Fun and White Winds lie at their target cities (see AE-4.9).',
  'AE-2.6':
    'The shares in play, without Air ABACUS, are shuffled. Five are turned face up and form the market. Then everyone is dealt eight cards. Your hand is your secret, but everybody may know how many cards you hold.',
  'AE-2.7':
    'Should all your eight cards be of the same airline, they go back, the deck is shuffled and you get eight new ones, again and again if need be; if it happens to several players, one after the other in seat order. The others learn that it happened, not which cards they were.',
  'AE-2.8':
    'Now all players choose two cards from their hands, of two different airlines, at the same time and in secret. Once everyone has chosen, they are revealed: they are your first portfolio. You keep six cards in hand. Until the last player has chosen you may change your mind.',
  'AE-2.9':
    'The deck hides the three scoring cards. The third lies anywhere among the last 11 cards. The first comes after about a quarter of the cards above those, the second about halfway through the rest: with 5, 4, 3 or 2 players, after 14, 12, 11 or 9 shares, and then after 21, 18, 16 or 13 more. In the standard deck each of these two distances is up to two cards shorter or longer, by chance, so that nobody can count to a scoring. In the exact deck they are just as given.',
  'AE-2.10':
    'The alternate deck is built differently. Ten shares come first, without a scoring card. The rest is divided into three nearly equal parts (with 5, 4, 3 or 2 players: 19-19-19, 17-16-16, 15-14-14 or 12-12-12 shares, from the top), and each part hides one scoring card anywhere in it.',

  'AE-3.1':
    'Players take turns clockwise, beginning with the start player. On your turn do exactly one of four things: A buy licences, B play shares, C acquire Air ABACUS, or D take cash.',
  'AE-3.2':
    'You may only choose an action you can carry out. To buy you need a permitted licence you can pay for; to play shares, a card in hand; to acquire Air ABACUS, a share in hand or portfolio and at least one Air ABACUS share in supply. Taking cash is always possible. You may hold as many cards as you like.',

  'AE-4.1':
    'Choose any airline in play and a route it may fly. Pay the cost of the licence to the bank, put one of the airline’s airplanes on the circle, and move its marker forward by as many spaces as the licence cost. You need not own any shares of that airline.',
  'AE-4.2':
    'A network grows outward from home: the route must start at the airline’s home airport, or at a city it already reaches from there with its own licences. Networks may branch freely.',
  'AE-4.3': 'On a route, the cheapest licence that is still free always goes first.',
  'AE-4.4': 'An airline may hold only one licence on a route.',
  'AE-4.5': 'A route on which no licence is free any more is full. Nobody can buy there.',
  'AE-4.6': 'When an airline has used up its airplanes, no more licences can be bought for it.',
  'AE-4.7':
    'After your first licence you may buy a second one, if you wish and can. The same rules apply; it may be for any airline and on any route.',
  'AE-4.8':
    'To finish the action, take one share into your hand, even if you bought two licences: either a card of the market, which is replaced from the deck at once, or the top card of the deck.',
  'AE-4.9':
    'Four small airlines earn a bonus for a long connection: It’s Funagain To Fly from Athens to London, FF Flys from Stockholm to Athens, Flying Is Simply Fun from London to Ankara, White Winds from Moscow to Madrid. As soon as the airline’s own licences form an unbroken chain between the two, its marker also moves forward by the number on the bonus marker, on top of the cost of the licence. Each bonus is earned once.',
  'AE-4.10':
    'The remote routes that lead off the map are bought like all others. They are expensive, but each has only one licence.',
  'AE-4.11':
    'An airline that still has airplanes but nowhere to use them, whatever the money, is blocked and stays blocked. If a purchase, its bonus moved first, leaves every airline blocked or out of airplanes, the game ends there and then: no second licence and no share. There is one last scoring without emptying the market, with Air ABACUS at 16-8-4-2-1 however many scorings there have been; with two players the fictitious third player takes part. Then the winner is found as usual (AE-8.7).',

  'AE-5.1':
    'Move shares from your hand to your portfolio: either as many as you like of one airline, but at least one, or exactly one each of two different airlines. Air ABACUS counts as an airline here.',
  'AE-5.2': 'The bank then pays you a dividend of 2 M for each share you have just played.',
  'AE-5.3': 'Portfolios lie open. Anyone may look at any of them at any time.',

  'AE-6.1':
    'Make one exchange: give up one share and get one Air ABACUS share, or give up exactly three and get two. You may take them from your hand, from your portfolio or from both. The new shares come into your hand; playing them is for a later turn.',
  'AE-6.2':
    'The shares you give up leave the game face down (with two players they go to the discard pile, AE-9.1). You may even give up Air ABACUS shares.',
  'AE-6.3':
    'You cannot get more than there is: with one Air ABACUS share left only the exchange of one for one is possible, with none left there is no such action.',

  'AE-7.1': 'Take 8 M from the bank.',
  'AE-7.2':
    'If you are to receive more than the bank holds, for shares played or as cash, the bank breaks. Everyone with more than 8 M, you included, gives back what is above. The cards of the market leave the game and five new ones are turned up. Then you get your money after all. If the bank holds exactly what you are due, nothing of the kind happens. A short bank never keeps you from playing shares or taking cash. If a scoring card turns up among the new cards, it goes to the next player at once and is replaced, and the scoring comes after you have been paid.',

  'AE-8.1':
    'If you draw a scoring card, it goes to the next player clockwise, face up, and you get the next card of the deck instead, with no new choice. If you turn one up for the market, it goes to the next player too, and the market is filled up to five. You finish your action; then comes a scoring. Should another scoring card turn up before that scoring is done, the same player gets it, it is replaced, and a second, complete scoring follows straight after the first (with flight bans, after the first one’s ban phase).',
  'AE-8.2':
    'First the market is emptied. Beginning with the player who has the scoring card and going clockwise, everyone takes one card of the market into the hand; none is replaced. What is left leaves the game, and five new cards are turned up.',
  'AE-8.3':
    'Then the airlines are scored, the one farthest along the track first. Look at the zone its marker stands in: whoever has most shares of it in the portfolio gets the first number as points, the second most gets the second number, and so on. Who has none gets nothing. Cards in hand do not count.',
  'AE-8.4':
    'Players with the same number of shares add up the points of the places they fill together and divide them equally, each part rounded up. With 6-3-2-1-0 and 3, 2, 2 and no shares, the points are 6, 3, 3 and 0. The next shareholder takes the place after those: with 2, 2 and 1 shares it is 5, 5 and 2.',
  'AE-8.5':
    'Air ABACUS comes last and is worth more each time: 4-2-1-0-0 in the first scoring, 8-4-2-1-0 in the second, 16-8-4-2-1 in the third.',
  'AE-8.6': 'After the scoring the player with the scoring card takes the next turn, and the card leaves the game.',
  'AE-8.7':
    'The game ends right after the third scoring. Whoever has the most points wins. If players are tied, the one with more Air ABACUS shares in the portfolio is ahead; if they are still tied, they share the place. The same goes for all other places.',
  'AE-8.8':
    'The deck can only run out after the third scoring card has come up: with two players about every second time, with more about once in eleven games. Then nothing is replaced: whoever should draw goes without, and the market stays as it is, with as many new cards as there still are. Who finds the market empty takes no card.',
  'AE-8.9':
    'With three to five players nobody takes a card from the market in the third scoring: cards in hand could no longer count.',

  'AE-9.1': 'With two players, shares that would leave the game go face down to a discard pile instead.',
  'AE-9.2':
    'In the third scoring a fictitious third player takes part. Both of you first take a card from the market; then the third portfolio is laid open: the Air ABACUS shares nobody acquired, the shares in the market, the rest of the deck and the discard pile. It fills places and ties like a real player’s, but its points are lost and it cannot win. Airlines that were left out at the beginning are not in it.',

  'AE-10.1': 'Everyone gets ban markers: 2 each with five players, 3 with four, 4 with three or two.',
  'AE-10.2':
    'Right after the first and after the second scoring comes a ban phase. Beginning with the player who has the scoring card and going clockwise, place one ban marker or pass. It goes round until everybody has passed or has no marker left. If you pass you are out of this phase only: you may use your markers in the other one as you please.',
  'AE-10.3':
    'A ban marker covers a free licence, any free one on the route and not only the cheapest. That licence stays closed for the rest of the game.',
  'AE-10.4': 'The last free licence of a route may not be banned.',
  'AE-10.5': 'Ban markers you have not used are worth nothing at the end.',
  'AE-10.6':
    'A banned licence counts as taken in every respect. A route may carry several bans as long as one licence stays free; where just one is free, as on every remote route, there can be none. If you have no marker, or nowhere to put one, you are skipped. The scoring card leaves the game after the ban phase. Everyone can see how many markers you have left.',

  'AE-11.1':
    'Everyone sees the board, the value track, the airplanes left, bonus and ban markers, the market, all portfolios, everyone’s cash, the bank, the Air ABACUS shares left, how many cards are in the deck and in the discard pile, how many cards of each back a player holds, how many scorings there have been and who has a scoring card. Everyone also sees who takes which card from the market, and which market cards leave the game.',
  'AE-11.2':
    'Only you see your ordinary hand cards, what you draw from the deck, your first two shares until all have chosen, and the hand cards you give up for Air ABACUS. Of those the others see how many there are of each back. What you give up from your portfolio everyone sees.',
  'AE-11.3':
    'Nobody knows the order of the deck or where the scoring cards lie, and nobody may look through the discard pile.',
  'AE-11.4':
    'What each airline pays at a scoring is open, and you can look it up in the log. Only the totals lie face down beside the names until the end, unless the host chose open scores. For nobody to have to keep count, the standings and the end of each scoring add up what was paid.',
  'AE-11.5':
    'Someone who only watches sees what is open to all and what each scoring paid. When the game is over everything is laid open.',
};
