/** French for the scoring moment, the end screen and the board as a list. */

import { de, NBSP } from '@tarmac/kit/words';
import { list, markers, plural, points, stock } from './fr-grammar.ts';
import type { MomentWords } from './moments-words.ts';

const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });
const ordinal = (count: number): string => (count === 1 ? '1er' : `${count}e`);

const WHICH = ['premier', 'deuxième', 'troisième', 'quatrième'] as const;
const scoring = (number: number): string => `${WHICH[number - 1] ?? ordinal(number)} décompte`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** A sum never breaks over two lines. */
const sum = (words: string): string => words.replaceAll(' ', NBSP);

export const FR_MOMENTS: MomentWords = {
  scoring: {
    title: (number) => capital(scoring(number)),
    order:
      'Une compagnie vaut ses marqueurs sur le plateau. Le plus d’actions posées : le tout ; le deuxième : la moitié.',
    airline: 'Compagnie',
    total: 'Total',
    thisScoring: 'Ce décompte',
    place: ordinal,
    shares: stock,
    worth: (worth, half) =>
      `${markers(worth)} sur le plateau : la première place reçoit ${worth}, la deuxième la moitié${worth % 2 === 0 ? '' : ', arrondie en dessous'} : ${half}.`,
    alone: (name, worth, half) =>
      `Sans concurrence, ${name} reçoit les deux places : ${sum(`${worth} + ${half} = ${worth + half}`)}.`,
    nobody: 'Personne n’en a posé : aucun point.',
    third: 'Troisième joueur',
    thirdNote:
      'La pioche et la rangée sont les actions d’un troisième joueur fictif, qui prend des places et partage les égalités ; ses points sont perdus (AL-9.4).',
    tie: ({ names, shares, firstPlace, values, exact, points: got }) => {
      const whole = firstPlace === 1 ? `(${values.slice(0, 2).join(' + ')})` : `${values[0]}`;
      const result = Number.isInteger(exact) ? '' : `, arrondi à ${got}`;
      const places = firstPlace === 1 ? 'les deux premières places' : 'la deuxième place';
      const others = firstPlace === 1 ? ' Personne d’autre ne marque.' : '';
      return `${list(names)} ont ${stock(shares)} chacun et partagent ${places} : ${sum(`${whole} ÷ ${names.length} = ${decimal.format(exact)}`)}${result}.${others}`;
    },
    tiesTitle: 'Places partagées (AL-9.2)',
    step: (at, of) => `${at} sur ${of}`,
    pause: 'Pause',
    resume: 'Défiler',
    next: 'Suivante',
    skip: 'Tout montrer',
    close: 'Revenir à la table',
    nextScoring: 'Décompte suivant',
  },
  end: {
    wins: (names) => `${list(names)} ${names.length === 1 ? 'gagne' : 'partagent la victoire'}`,
    endedBy: {
      'AL-9.3': 'Il ne restait plus d’action, et le dernier décompte a suivi.',
      'AL-9.4': 'À deux joueurs, la troisième carte Score met fin à la partie.',
      'AL-9.5': 'Plus personne ne posait ni ne prenait d’action : il y a eu un dernier décompte.',
    },
    endedEarly: 'La partie a été arrêtée avant sa fin normale.',
    rank: 'Rang',
    player: 'Joueur',
    points: 'Points',
    scoring: (number) => capital(scoring(number)),
    bonus: 'Bonus de place',
    tieShared: (total, names) => `${list(names)} ont chacun ${points(total)} : la place est partagée (AL-9.3).`,
    pointsChart: 'Les points au fil de la partie',
    pointsChartNote: 'Compagnie par compagnie, dans l’ordre des décomptes.',
    start: 'Départ',
    valuesChart: 'Ce que valaient les compagnies',
    valuesChartNote: 'Les marqueurs qui comptent sur le plateau, chaque fois qu’il s’en ajoute un.',
    scorings: 'Décompte',
    markers: 'Marqueurs',
    decisions: 'Décisions jusque-là',
    turningPoints: 'Les tournants',
    lead: (number, names, total) =>
      `${capital(scoring(number))} : ${list(names)} ${names.length === 1 ? 'prend' : 'partagent'} la tête avec ${points(total)}.`,
    kept: (names) =>
      `${list(names)} ${names.length === 1 ? 'prend' : 'partagent'} la tête au premier décompte et la ${names.length === 1 ? 'garde' : 'gardent'} jusqu’au dernier.`,
    bestScoring: (number, name, made) => `Le plus en un décompte : ${name}, ${points(made)} au ${scoring(number)}.`,
    bestPayout: (number, name, airline, made) =>
      `Le plus en une fois : ${airline} rapporte ${points(made)} à ${name} au ${scoring(number)}.`,
    bonusLead: (names, total) =>
      `Le bonus de place décide : grâce à lui, ${list(names)} ${names.length === 1 ? 'finit' : 'finissent'} en tête avec ${points(total)} (AL-10.1).`,
    paidTitle: 'Ce que chaque compagnie a rapporté',
    airline: 'Compagnie',
    paid: 'En tout',
    nothingPaid: 'Aucune compagnie n’a rapporté de points.',
    handsTitle: 'Encore en main',
    handsNote: 'Les actions jamais posées n’ont rien rapporté.',
    stock: 'Actions',
    flights: 'Cartes Vol',
    held: (airline, count) => `${airline} : ${stock(count)}`,
    noneHeld: 'aucune',
  },
  list: {
    title: 'Le plateau en liste',
    filter: 'Compagnie',
    allAirlines: 'Toutes les compagnies',
    onlyPossible: 'Seulement là où l’on peut agir maintenant',
    cities: 'Les villes et leurs liaisons',
    airlines: 'Les compagnies',
    home: (airline) => `Siège ${de(airline)}`,
    routes: (count) => `${count} ${plural(count, 'liaison', 'liaisons')}`,
    possible: (count) => `${count} ${plural(count, 'possible', 'possibles')} maintenant`,
    to: (city, style) => `Vers ${city}, ${style}`,
    circle: (number) => `Cercle ${number}`,
    free: 'libre',
    next: 'libre, le prochain à couvrir',
    fly: (flight, airline) => `Jouer ${flight} pour ${airline}`,
    flyLater: (flight, airline) => `Agrandir, puis jouer ${flight} pour ${airline}`,
    found: (airline, flight) => `Fonder ${airline} avec ${flight}`,
    sabotage: (airline) => `Saboter avec ${airline}`,
    none: 'Rien sur le plateau ne correspond à votre choix ci-dessus.',
  },
};
