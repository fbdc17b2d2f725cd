/** The lesson in English. */

import type { LessonWords } from '@tarmac/kit/words';
import type { StepId } from './steps.ts';

export const EN: LessonWords<StepId> = {
  steps: {
    open: {
      title: 'Your first portfolio',
      todo: 'Choose two shares from your hand: Days Of Flying Wonders and Flying Is Simply Fun.',
      why: 'Shares in your portfolio earn points, cards in your hand do not. You hold three shares of Days Of Flying Wonders, a good reason to begin with it. The two must be of different airlines.',
      after: 'All three portfolios are revealed at once. You keep six cards in hand, and you take the first turn.',
    },
    licence: {
      title: 'Action A: buy a licence',
      todo: 'Buy a licence for Days Of Flying Wonders on London–Paris, for 3 M.',
      why: 'Paris is its home airport, and a network grows outward from home. The marker of the airline moves forward by the cost: from space 3 to 6, into a zone that pays 3-2-1 instead of 2-1.',
      after: 'The airplane stands on its circle, and the marker has moved to space 6.',
    },
    second: {
      title: 'A second licence',
      todo: 'Buy Days Of Flying Wonders a second licence: Milan–Paris, for 4 M.',
      why: 'In one turn you may buy one or two licences. On every route the cheapest free licence goes first; here it costs 4 M.',
      after: 'You have 1 M left. Days Of Flying Wonders stands on space 10.',
    },
    share: {
      title: 'Then take one share',
      todo: 'Take Days Of Flying Wonders from the market.',
      why: 'Buying licences ends with one share for your hand: an open card of the market, or the top card of the deck. This one makes three of the same airline in your hand.',
      after: 'The market was filled up from the deck at once. Now Amelia and Louis take their turns.',
    },
    play: {
      title: 'Action B: play shares',
      todo: 'Play all three shares of Days Of Flying Wonders.',
      why: 'You may play any number of shares of one airline, or one each of two. They go to your portfolio, where they count, and the bank pays you 2 M for each.',
      after:
        'You now have four shares of Days Of Flying Wonders in your portfolio; Amelia has one. And you have 7 M again.',
    },
    exchange: {
      title: 'Action C: acquire Air ABACUS',
      todo: 'Exchange one share for one Air ABACUS share.',
      why: 'Air ABACUS has no airplanes, and only an exchange brings it: one share for one, or three for two. Whoever has most of it gets 4 points in the first scoring, 8 in the second and 16 in the third.',
      after: 'The exchange is announced. What do you give up for it?',
    },
    give: {
      title: 'Give something up',
      todo: 'Give up Rio Grande Southern Europe from your hand.',
      why: 'It is last on the value track and pays a single point. The share leaves the game face down, so nobody else sees what it was.',
      after: 'The Air ABACUS share is in your hand. Playing it is for a later turn.',
    },
    cash: {
      title: 'Action D: take cash',
      todo: 'Take 8 M from the bank.',
      why: 'You have 7 M and a plan that costs 14 M: Days Of Flying Wonders shall fly to New York. Taking cash is always possible, and it is the whole turn.',
      after: 'You have 15 M.',
    },
    playTwo: {
      title: 'Two airlines at once',
      todo: 'Play one share each of FF Flys and Air ABACUS.',
      why: 'The first scoring is near: the table shows how many cards may come before it. Nobody else has FF Flys or Air ABACUS in the portfolio, so a single share makes you first in each.',
      after: 'The bank paid 4 M: you have 19 M, enough for the plan.',
    },
    grow: {
      title: 'On from London',
      todo: 'Buy Days Of Flying Wonders a licence on Dublin–London, for 3 M.',
      why: 'Its own licence already leads to London, so the network may grow from there.',
      after: 'Space 16. The next zone begins at space 20, and you may buy a second licence.',
    },
    remote: {
      title: 'A remote route',
      todo: 'Buy Days Of Flying Wonders the licence on Dublin–New York, for 11 M.',
      why: 'Remote routes lead off the map. Each has a single, expensive licence that moves the marker far: to space 27, where the first shareholder gets 6 points.',
      after: 'Days Of Flying Wonders is far ahead, and you have most of its shares.',
    },
    draw: {
      title: 'A card from the deck',
      todo: 'Draw the top card of the deck.',
      why: 'The market shows nothing you need, and nobody sees what you draw. From now on a scoring card may come at any time. You stand well: let it come.',
      after:
        'A scoring card. It goes to the next player, Amelia, and you got the next card of the deck instead. Now comes the first scoring.',
    },
    market: {
      title: 'First the market is emptied',
      todo: 'Take Rio Grande Southern Europe.',
      why: 'Before points are given, everyone takes one card of the market, beginning with whoever has the scoring card. With this one you hold two of Rio Grande Southern Europe, which you can play together later.',
      after:
        'Airline by airline, the largest shareholder got the most. You and Louis have one share each of Flying Is Simply Fun: you shared its first two places, (3 + 2) ÷ 2 = 2.5, rounded up to 3 points each. You made 16 points in all.',
    },
  },
  learnt: [
    'A turn is one of four actions: buy licences, play shares, acquire Air ABACUS or take cash.',
    'Licences move an airline along the value track. Shares in your portfolio earn its points at a scoring.',
    'Air ABACUS is worth more each time: 4, then 8, then 16 points.',
    'There are three scorings, and nobody knows exactly when. After the third the game ends, and the most points win.',
    'Still to discover: bonus connections, blocked airlines, a broken bank. The rulebook explains them.',
  ],
};
