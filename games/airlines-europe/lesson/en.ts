/** The lesson in English. */

import type { LessonWords } from '@tarmac/kit/words';
import type { StepId } from './steps.ts';

export const EN: LessonWords<StepId> = {
  goals: [
    'An airline grows along its routes, and every licence moves it up the value track.',
    'You hold shares of whichever airlines you like. Only shares laid down in your portfolio count.',
    'Three scorings pay the shareholders of every airline, the largest the most. Most points win.',
  ],
  steps: {
    open: {
      title: 'Your first portfolio',
      todo: 'Choose two shares from your hand: Days Of Flying Wonders and Flying Is Simply Fun.',
      why: 'Shares in your portfolio earn points, cards in your hand do not. You hold three shares of Days Of Flying Wonders, a good reason to begin with it. The two must be of different airlines.',
      after: 'All three portfolios are revealed at once. You keep six cards in hand, and you take the first turn.',
      press: ['Days Of Flying Wonders,', 'Flying Is Simply Fun,'],
    },
    licence: {
      title: 'Action A: buy a licence',
      todo: 'Buy a licence for Days Of Flying Wonders on London–Paris, for 3 M.',
      why: 'Paris is its home airport, and a network grows outward from home. The marker of the airline moves forward by the cost: from space 3 to 6, into a zone that pays 3-2-1 instead of 2-1.',
      after: 'The airplane stands on its circle, and the marker has moved to space 6.',
      press: ['London–Paris, licence 1', 'Days Of Flying Wonders, 3'],
    },
    second: {
      title: 'A second licence',
      todo: 'Buy Days Of Flying Wonders a second licence: Milan–Paris, for 4 M.',
      why: 'In one turn you may buy one or two licences. On every route the cheapest free licence goes first; here it costs 4 M.',
      after: 'You have 1 M left. Days Of Flying Wonders stands on space 10.',
      press: ['Milan–Paris, licence 1', 'Days Of Flying Wonders, 4'],
    },
    share: {
      title: 'Then take one share',
      todo: 'Take Days Of Flying Wonders from the market.',
      why: 'Buying licences ends with one share for your hand: an open card of the market, or the top card of the deck. This one makes three of the same airline in your hand.',
      after: 'The market was filled up from the deck at once.',
      press: ['Market: Days Of Flying Wonders'],
      others: [
        'Amelia buys Brooms Bewitched a licence on Kyiv–Warsaw and takes one of its shares: she opened with it, and what it earns will be hers.',
        'Louis does the same with It’s Funagain To Fly, from Athens to Istanbul. Everybody has an airline of their own to push.',
      ],
    },
    play: {
      title: 'Action B: play shares',
      todo: 'Play all three shares of Days Of Flying Wonders.',
      why: 'You may play any number of shares of one airline, or one each of two. They go to your portfolio, where they count, and the bank pays you 2 M for each.',
      after:
        'You now have four shares of Days Of Flying Wonders in your portfolio; Amelia has one. And you have 7 M again.',
      press: ['Days Of Flying Wonders,', 'One more Days Of Flying Wonders'],
      others: [
        'Amelia lays down three shares of Brooms Bewitched: with four she leads in it, as you lead in Days Of Flying Wonders.',
        'Louis takes It’s Funagain To Fly on to Bucharest and draws a card from the deck, which nobody else sees.',
      ],
    },
    exchange: {
      title: 'Action C: acquire Air ABACUS',
      todo: 'Exchange one share for one Air ABACUS share.',
      why: 'Air ABACUS has no airplanes, and only an exchange brings it: one share for one, or three for two. Whoever has most of it gets 4 points in the first scoring, 8 in the second and 16 in the third.',
      after: 'The exchange is announced. What do you give up for it?',
      press: ['C Air ABACUS', '1 share for 1'],
    },
    give: {
      title: 'Give something up',
      todo: 'Give up Rio Grande Southern Europe from your hand.',
      why: 'It is last on the value track and pays a single point. The share leaves the game face down, so nobody else sees what it was.',
      after: 'The Air ABACUS share is in your hand. Playing it is for a later turn.',
      press: ['Rio Grande Southern Europe,'],
      others: [
        'Amelia buys a licence for Days Of Flying Wonders, your airline. She has one share of it and gains as its second shareholder, but you gain more.',
        'Louis lays down three shares of It’s Funagain To Fly: he leads in it with four.',
      ],
    },
    cash: {
      title: 'Action D: take cash',
      todo: 'Take 8 M from the bank.',
      why: 'You have 7 M and a plan that costs 14 M: Days Of Flying Wonders shall fly to New York. Taking cash is always possible, and it is the whole turn.',
      after: 'You have 15 M.',
      press: ['D Take cash'],
      others: [
        'Amelia takes Brooms Bewitched on to Riga and draws a card.',
        'Louis takes It’s Funagain To Fly on to Belgrade and picks another of its shares from the market.',
      ],
    },
    playTwo: {
      title: 'Two airlines at once',
      todo: 'Play one share each of FF Flys and Air ABACUS.',
      why: 'The first scoring is near: the table shows how many cards may come before it. Nobody else has FF Flys or Air ABACUS in the portfolio, so a single share makes you first in each.',
      after: 'The bank paid 4 M: you have 19 M, enough for the plan.',
      press: ['FF Flys,', 'Air ABACUS,'],
      others: [
        'Amelia takes Brooms Bewitched on to Helsinki and takes one more of its shares into her hand, where it earns nothing yet.',
        'Louis buys Flying Is Simply Fun a licence on Amsterdam–London. Like you he has one share of it: what helps him there helps you as much.',
      ],
    },
    grow: {
      title: 'On from London',
      todo: 'Buy Days Of Flying Wonders a licence on Dublin–London, for 3 M.',
      why: 'Its own licence already leads to London, so the network may grow from there.',
      after: 'Space 16. The next zone begins at space 20, and you may buy a second licence.',
      press: ['Dublin–London, licence 1', 'Days Of Flying Wonders, 3'],
    },
    remote: {
      title: 'A remote route',
      todo: 'Buy Days Of Flying Wonders the licence on Dublin–New York, for 11 M.',
      why: 'Remote routes lead off the map. Each has a single, expensive licence that moves the marker far: to space 27, where the first shareholder gets 6 points.',
      after: 'Days Of Flying Wonders is far ahead, and you have most of its shares.',
      press: ['Dublin–New York, licence 1', 'Days Of Flying Wonders, 11'],
    },
    draw: {
      title: 'A card from the deck',
      todo: 'Draw the top card of the deck.',
      why: 'The market shows nothing you need, and nobody sees what you draw. From now on a scoring card may come at any time. You stand well: let it come.',
      after:
        'A scoring card. It goes to the next player, Amelia, and you got the next card of the deck instead. Now comes the first scoring.',
      press: ['Deck:'],
      others: [
        'Amelia has the scoring card, so she takes the first card of the market: Brooms Bewitched.',
        'Louis takes Jolly Roger Airships. Now you choose.',
      ],
    },
    market: {
      title: 'First the market is emptied',
      todo: 'Take Rio Grande Southern Europe.',
      why: 'Before points are given, everyone takes one card of the market, beginning with whoever has the scoring card. With this one you hold two of Rio Grande Southern Europe, which you can play together later.',
      after:
        'Airline by airline, the largest shareholder got the most. You and Louis have one share each of Flying Is Simply Fun: you shared its first two places, (3 + 2) ÷ 2 = 2.5, rounded up to 3 points each. You made 16 points in all.',
      press: ['Market: Rio Grande Southern Europe'],
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
