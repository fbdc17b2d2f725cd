/** What the table waits for, in French. */

import { small } from '@tarmac/flights/text';
import { coins, either, KINDS, list } from '@tarmac/flights/text/fr';
import { bundle } from './fr-bundle.ts';
import type { FrameTexts } from './words.ts';

export const FR_DUE: FrameTexts['due'] = {
  keep: 'choisir une carte Joueur sur deux',
  start: 'choisir un continent de départ',
  first: 'acheter un premier vol',
  name: 'nommer un continent',
  add: 'ajouter une carte aux enchères',
  bid: 'faire une offre ou passer',
  market: 'acheter au marché ou passer',
  plans: 'préparer les vols',
  sabotage: 'prendre des pièces ou piocher une carte Sabotage',
  use: 'utiliser la carte Sabotage piochée ou la remettre',
  deflect: 'échapper à un sabotage ou laisser faire',
  answer: 'répondre à une proposition',
  over: 'en rester là, car la partie est finie',
};

export const FR_FRAMES: FrameTexts = {
  due: FR_DUE,
  ask: (due) => `À vous : ${due}.`,
  await: (who, due) => `On attend ${list(who)} : ${due}.`,
  over: 'La partie est finie.',
  everyone: {
    keep: 'Chacun choisit une carte Joueur.',
    first: 'Chacun achète un premier vol.',
    plans: 'Chacun prépare ses vols.',
  },
  notYet: (who) => `Peut-être encore en train de choisir : ${list(who)}.`,
  detail: {
    called: (card, price) => `Aux enchères : ${card}, à partir de ${coins(price)}.`,
    highBid: (who, card, bid) => `${who} a misé ${coins(bid)} pour ${card}.`,
    yourBid: (card, bid) => `La meilleure offre pour ${card} est la vôtre : ${coins(bid)}.`,
    slot: (kinds) => `Cette place prend ${either(kinds.map((kind) => KINDS[kind]))}.`,
    offer: (from, give, take, names) => `${from} propose ${bundle(give, names)} contre ${bundle(take, names)}.`,
    drawn: (sabotage, effect) => `Vous avez pioché ${sabotage} : ${small(effect)}`,
    deflect: (saboteur, sabotage, price) => `${saboteur} utilise ${sabotage} ; pour ${coins(price)}, vous y échappez.`,
    event: (event) => `L’événement le demande : ${event}.`,
  },
};
