/** The words of the flight builder, in French. */

import { coins, list, plural } from '@tarmac/flights/text/fr';
import type { FlyingWords } from './en-flying.ts';
import { at, pawns } from './fr-grammar.ts';

/** Every continent is feminine and begins with a vowel. */
const the = (continent: string): string => `l’${continent}`;

export const FR_FLYING: FlyingWords = {
  title: 'Vols',
  modes: { flight: 'Vol', charter: 'Charter', best: 'Meilleurs vols', flown: 'Ce tour-ci' },
  hand: 'Main',
  part: {
    from: 'De',
    to: 'Vers',
    plane: 'Avion',
    truck: 'Camion-citerne',
    passenger: 'Passager',
    pawns: 'Pions à bord',
  },
  howTo: 'Choisissez où des pions attendent, ici ou sur la carte.',
  chooseDestination: 'Choisissez où ils vont.',
  clear: 'Recommencer',
  fly: 'Décoller',
  nobodyWaits: 'personne n’attend',
  goesOn: 'la chaîne continue',
  rights: 'droits d’atterrissage',
  fuel: (needed) => `carburant ${needed}`,
  comeHome: (count) => `${count} à bon port`,
  nobodyHome: 'personne n’y est attendu',
  filledIn: 'proposé',
  noTruck: 'inutile',
  none: {
    from: 'Cette main n’a plus d’aéroport de départ.',
    to: 'Cette main n’a plus d’aéroport d’arrivée.',
    plane: 'Cette main n’a plus d’avion.',
    passenger: 'Cette main n’a plus de passager.',
  },
  stack: (card, count) => (count === 1 ? card : `${count} × ${card}`),
  aboard: (count, seats) => `${count} ${plural(count, 'place', 'places')} sur ${seats}`,
  pawns: (count, continent) => `${pawns(count)} pour ${the(continent)}`,
  onePawn: (continent) => `Un pion pour ${the(continent)}`,
  everybody: (parts) => (parts.length === 0 ? 'personne' : list(parts)),
  more: (continent) => `Un de plus pour ${the(continent)}`,
  fewer: (continent) => `Un de moins pour ${the(continent)}`,
  atHome: 'arrive à bon port',
  effect: {
    home: (who) => `À bon port : ${who}`,
    carried: (who, city) => `Déposés ${at(city)} : ${who}`,
    stay: (who, city) => `Restent ${at(city)} : ${who}`,
    fee: (paid) => `Avion pas plein : ${coins(paid)}`,
  },
  charter: {
    howTo: 'Un charter emmène un pion dans une autre ville du même continent.',
    from: 'De',
    who: 'Qui part',
    to: 'Vers',
    price: (paid, left) => `Le prochain charter coûte ${coins(paid)} ; il en reste ${left} ce tour-ci.`,
    noneLeft: 'Il ne reste plus de charter ce tour-ci.',
    nobody: 'Personne n’attend là où un charter est possible.',
    closed: (continent) => `Pas encore de charter en ${continent}.`,
  },
  best: {
    home: (count) => `${pawns(count)} ${plural(count, 'peut', 'peuvent')} arriver à bon port`,
    ownFirst: 'À vous de trouver comment, ou de vous le faire montrer.',
    show: 'Montrer les vols',
    none: 'Avec les cartes en main, aucun vol ne fait avancer personne.',
    unproved: 'le mieux trouvé jusqu’ici',
    step: (at) => `Étape ${at}`,
    byCharter: 'Charter',
    flyStep: 'Effectuer cette étape',
    flyAll: 'Effectuer toutes les étapes',
    flying: (left) => `En vol : encore ${left} ${plural(left, 'étape', 'étapes')}`,
    stop: 'Arrêter',
    lay: 'Regarder cette étape',
    stopped: (step, of, what) => `Arrêté à l’étape ${step} sur ${of}, ${what}\u202f:`,
    why: {
      ended: 'les vols ont été terminés avant elle.',
      undone: 'les autres ne l’ont pas acceptée, ou elle a été annulée.',
    },
    read: 'Compris',
  },
  flown: {
    none: 'Pas encore de vol ce tour-ci.',
    chain: (number, hand) => `Chaîne ${number}, ${hand}`,
    flight: (from, to, who) => `${from} – ${to} avec ${who}`,
    charters: (count) => `${count} ${plural(count, 'charter', 'charters')} ce tour-ci`,
  },
  done: {
    left: (count) => (count === 0 ? 'Il ne reste personne sur le plateau.' : `Il reste ${pawns(count)}.`),
    noPenalties: 'Aucune pénalité possible, qui que ce soit qui arrive.',
    penalties: (due) => `De nouveaux pions arrivent d’abord, puis les pénalités\u202f: ${due}.`,
  },
};
