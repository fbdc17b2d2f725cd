/** What the table waits for, in English. */

import { small } from '@tarmac/flights/text';
import { coins, either, KINDS, list } from '@tarmac/flights/text/en';
import { bundle } from './en-bundle.ts';
import type { FrameTexts } from './words.ts';

export const EN_DUE: FrameTexts['due'] = {
  keep: 'choose one of two player cards',
  start: 'choose a starting continent',
  first: 'buy a first flight',
  name: 'name a continent',
  add: 'add a card to the auction',
  bid: 'bid or pass',
  market: 'buy at the market or pass',
  plans: 'plan flights',
  sabotage: 'take coins or draw a sabotage card',
  use: 'use the sabotage card drawn or put it back',
  deflect: 'ward off a sabotage or let it happen',
  answer: 'answer an offer',
  over: 'do nothing more, for the game is over',
};

export const EN_FRAMES: FrameTexts = {
  due: EN_DUE,
  ask: (due) => `Your turn: ${due}.`,
  await: (who, due) => `It is up to ${list(who)} to ${due}.`,
  over: 'The game is over.',
  everyone: {
    keep: 'Everyone chooses a player card.',
    first: 'Everyone buys a first flight.',
    plans: 'Everyone plans flights.',
  },
  notYet: (who) => `Perhaps still at it: ${list(who)}.`,
  detail: {
    called: (card, price) => `Called: ${card}, from ${coins(price)}.`,
    highBid: (who, card, bid) => `${who} has bid ${coins(bid)} for ${card}.`,
    yourBid: (card, bid) => `Yours is the highest bid for ${card}: ${coins(bid)}.`,
    slot: (kinds) => `This place takes ${either(kinds.map((kind) => KINDS[kind]))}.`,
    offer: (from, give, take, names) => `${from} offers ${bundle(give, names)} for ${bundle(take, names)}.`,
    drawn: (sabotage, effect) => `You drew ${sabotage}: ${small(effect)}`,
    deflect: (saboteur, sabotage, price) => `${saboteur} uses ${sabotage}; ${coins(price)} would ward it off.`,
    event: (event) => `The event asks for it: ${event}.`,
  },
};
