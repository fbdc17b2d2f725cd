/** The flight planner and the trades in French. */

import { cards, de, flights, plural } from '@tarmac/flights/text/fr';
import { times } from '@tarmac/kit/words';
import type { PlaceWords, PlanningWords } from './en-planning.ts';

const PARTS: Readonly<Record<PlaceWords['part'], string>> = {
  from: 'départ',
  plane: 'avion',
  truck: 'camion-citerne',
  passenger: 'passager',
  to: 'arrivée',
};

const placed = ({ chain, flight, part }: PlaceWords): string =>
  part === 'from' ? `Chaîne ${chain}, départ` : `Chaîne ${chain}, vol ${flight}, ${PARTS[part]}`;

export const FR_PLANNING: PlanningWords = {
  planner: {
    ifFlownNow: 'Vos meilleurs vols si la phase de vol commençait maintenant',
    noFlights: 'Vos cartes ne permettent encore aucun vol.',
    howTo: 'Comment poser les cartes',
    help: 'Touchez une carte : elle se pose là où un vol l’attend ; si plusieurs places brillent, touchez-en une. Touchez d’abord une place pour la choisir, ou glissez. Au clavier : J et les flèches parcourent vos cartes, Entrée les pose, Suppr reprend, Échap lâche, O valide.',
    best: 'Montrer les meilleurs vols',
    hand: 'Vos cartes',
    allLaid: 'Tout est posé.',
    takeChainBack: (number) => `Reprendre la chaîne ${number}`,
    place: (place, piece) => `${placed(place)} : ${piece ?? 'vide'}`,
    stack: (name, count) => times(count, name),
    rights: (name) => `${name}, droits d’atterrissage`,
    troubled: (name, sabotage) => `${name}, sabotage : ${sabotage}`,
    handInAgain: 'Valider à la place',
    counted: (valid, all) => (valid === all ? flights(all) : `${valid} sur ${flights(all)}`),
    fare: { stars: 'passager', event: 'événement', connecting: 'correspondance', sabotage: 'sabotage' },
    said: {
      pickedUp: (name, places) => `${name} en main : ${places} ${plural(places, 'place', 'places')}.`,
      laid: (place) => `Posé. ${place}.`,
      tookBack: (name) => `Repris : ${name}.`,
      letGo: (name) => `Reposé : ${name}.`,
      aimed: (place, count) => `${place}. ${cards(count)} ${plural(count, 'peut', 'peuvent')} y aller.`,
      cleared: 'Tout est repris.',
      filled: 'Les vols sont posés.',
    },
  },
  trade: {
    offerTo: (name) => `Proposition à ${name}`,
    counterTo: (name) => `Contre-proposition à ${name}`,
    openOffers: 'Propositions en cours',
    fewer: (what) => `Moins : ${what}`,
    more: (what) => `Plus : ${what}`,
    tradeCard: (card) => `Échanger ${card}`,
    lendCard: (card) => `Prêter ${card}`,
    borrowCard: (card) => `Emprunter ${card}`,
    goesAlong: (sabotage) => `avec ${sabotage}`,
    answers: 'Réponses',
    why: 'Pourquoi ? (facultatif)',
    hopeless: (name, less) =>
      `Rien à y gagner pour ${name} : aucun de ses vols ne rapporterait plus, et ce qui serait donné vaut ${-less} de plus, aux prix imprimés, que ce qui serait reçu.`,
    chooseBoth: 'Choisissez ce que chacun donne.',
    yourCoins: 'Vos pièces',
    bestOf: (name) => `Meilleur plan ${de(name)}`,
    yourBest: 'Votre meilleur plan',
  },
  telling: {
    leap: (round, name, from, to) => `Le plus grand bond : ${name}, de ${from} à ${to} au tour ${round}.`,
  },
};
