/** The lesson in English. */

import type { LessonWords } from '@tarmac/kit/words';
import type { StepId } from './steps.ts';

export const EN: LessonWords<StepId> = {
  goals: [
    'An airline grows along routes, and every marker it has on the board makes it worth one point more.',
    'You hold its stock. Only what you have laid open counts, and you want more of it than the others.',
    'At a scoring an airline pays its worth to the largest holder, and half to the second. Most points win.',
  ],
  steps: {
    found: {
      title: 'Found an airline',
      todo: 'Found ITA with two of your stock cards, and fly Chicago–Toronto with your solid 4.',
      why: 'You hold three cards of ITA and keep one back. A new airline begins at its headquarters: the route must touch Chicago, its line must be of a style ITA may use (the reference card says which), and your card must reach the lowest free number, here 2.',
      after: 'ITA has two markers on the board, one on its headquarters and one on the route: it is worth 2.',
      press: ['1 Found an airline', 'ITA,', 'Chicago–Toronto, solid, circle 2', 'Flight card: solid 4', 'One more ITA'],
    },
    take: {
      title: 'Then take a stock card',
      todo: 'Take ITA from the five cards face up.',
      why: 'Whoever founds an airline takes one stock card, face up or from the pile, and then a flight card. With this one you hold two of ITA again.',
      after: 'The card was replaced at once, and you drew a flight card.',
      press: ['Face up: ITA'],
      others: [
        'Amelia founds HIT on Los Angeles–San Francisco with two of its cards and takes a third.',
        'Louis founds RUK with a single card, Boston–New York. One is enough to found an airline, and easily overtaken.',
      ],
    },
    expand: {
      title: 'Expand a network',
      todo: 'Choose to expand.',
      why: 'You first draw a flight card and see it. Then you may play one flight card for any founded airline, even one of which you own nothing.',
      after: 'Your new card is a solid 9. You need not play that one: any card of your hand that fits may be played.',
      press: ['2 Expand a network'],
    },
    fly: {
      title: 'Play a flight card',
      todo: 'Fly Chicago–Minneapolis for ITA with your dashed 6.',
      why: 'The route must touch the network of the airline or its headquarters, and a marker always goes on the lowest free circle. An airline flies a route only once.',
      after: 'ITA is worth 3 now. The card lies on the discards and may come back.',
      press: ['Chicago–Minneapolis, dashed, circle 2', 'ITA', 'Flight card: dashed 6'],
    },
    draw: {
      title: 'A card from the pile',
      todo: 'Draw a stock card from the pile.',
      why: 'Whoever played a flight card takes a stock card. From the pile nobody sees what you get, and one of its cards may be a scoring card.',
      after: 'You drew PEX, and only you know it.',
      press: ['Stock pile:'],
      others: [
        'Amelia lays down two more cards of HIT: four lie open before her.',
        'Louis flies RUK from New York to Toronto. One marker more makes it worth one point more.',
      ],
    },
    play: {
      title: 'Play stock',
      todo: 'Play both of your ITA cards.',
      why: 'Only stock laid open counts at a scoring. You may lay any number of cards of one founded airline, and that is the whole turn: nothing is drawn.',
      after: 'Four cards of ITA lie before you, and nobody else has any.',
      press: ['3 Play stock', 'ITA,', 'One more ITA'],
      others: [
        'Amelia flies HIT from San Francisco to Phoenix and takes a card of ITA into her hand: she wants a part of your airline.',
        'Louis lays down a single card of RUK and may therefore sabotage: he uses up a marker of ITA on Chicago–Toronto, and it is lost to you.',
      ],
    },
    again: {
      title: 'Expand once more',
      todo: 'Expand again.',
      why: 'The first scoring can come with any card off the pile. Every marker on the board makes ITA worth one point more.',
      after: 'You drew a dotted 4. There is no limit to your hand.',
      press: ['2 Expand a network'],
    },
    grow: {
      title: 'A longer route',
      todo: 'Fly Atlanta–Chicago for ITA with your dotted 4.',
      why: 'Its lowest free number is 4, and your new card is just enough. Keep the dotted 9: the low circles go first, and only high cards reach what is left.',
      after:
        'ITA is worth 4: its headquarters and three routes. The marker that was used for the sabotage does not count.',
      press: ['Atlanta–Chicago, dotted, circle 4', 'ITA', 'Flight card: dotted 4'],
    },
    scoring: {
      title: 'What may the pile bring?',
      todo: 'Draw a stock card from the pile.',
      why: 'You are ready: nobody else has stock of ITA on the table. If a scoring card comes now, you get everything.',
      after:
        'A scoring card. It is scored at once: ITA has 4 markers, and as its only holder you get the first place and the second, 4 + 2 = 6 points. Then the next card of the pile was yours: another ITA.',
      press: ['Stock pile:'],
      others: [
        'Amelia lays down two cards of ITA: now she is second in your airline, and half of its worth would be hers.',
        'Louis founds TAV on Miami–Atlanta with two of its cards and draws another from the pile.',
      ],
    },
    one: {
      title: 'One card, and something else',
      todo: 'Play one card of ITA.',
      why: 'Amelia has laid two cards of ITA: now she is second and will get half. With one card more you stay well ahead. And whoever lays exactly one card may also sabotage.',
      after: 'Now you may take one marker of any airline and put it on a free circle of 5 or more.',
      press: ['3 Play stock', 'ITA,'],
    },
    sabotage: {
      title: 'A sabotage',
      todo: 'Put a marker of HIT on the 7 of San Francisco–Vancouver.',
      why: 'HIT is Amelia’s airline. It loses one of its markers for good, and the route has one place less. The marker lies with its sticker up: it counts for nobody.',
      after: 'That is all there is to know for a first game.',
      press: ['San Francisco–Vancouver, wavy, circle 7', 'HIT'],
    },
  },
  learnt: [
    'A turn is one of three: found an airline, expand a network, or play stock.',
    'An airline is worth its markers on the board. Most stock laid open gets all of it, the second half; alone you get both.',
    'Three scoring cards lie somewhere in the pile, and a fourth scoring comes when the last stock card is drawn. Stock still in hand is worth nothing.',
    'Whoever lays a single card may sabotage, on a circle of 5 or more.',
    'Still to discover: ties, inactive airlines, flight cards that are of no more use. The rulebook explains them.',
  ],
};
