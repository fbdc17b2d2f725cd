/** French words for the scoring moment, the end screen and the board as a list. */

import { capital, de, FR_COMMON_MOMENTS, unbroken } from '@tarmac/kit/words';
import type { MomentWords } from './en-moments.ts';
import { list, markers, plural, points, stock } from './fr-grammar.ts';

const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });

const WHICH = ['premier', 'deuxième', 'troisième', 'quatrième'] as const;
const scoring = (number: number): string => `${WHICH[number - 1] ?? FR_COMMON_MOMENTS.scoring.place(number)} décompte`;

export const FR_MOMENTS: MomentWords = {
  scoring: {
    ...FR_COMMON_MOMENTS.scoring,
    title: (number) => capital(scoring(number)),
    order:
      'Une compagnie vaut autant de points que de marqueurs sur le plateau. Qui a posé le plus d’actions reçoit le tout, le deuxième la moitié.',
    thisScoring: 'Après ce décompte',
    shares: stock,
    worth: (worth, half) =>
      `${markers(worth)} sur le plateau : la première place reçoit ${worth}, la deuxième la moitié${worth % 2 === 0 ? '' : ', arrondie à l’inférieur'} : ${half}.`,
    alone: (name, worth, half) =>
      `Sans concurrence, ${name} reçoit les deux places : ${unbroken(`${worth} + ${half} = ${worth + half}`)}.`,
    nobody: 'Personne n’en a posé : aucun point.',
    thirdNote:
      'La pioche et la rangée sont les actions d’un troisième joueur fictif, qui prend des places et partage les égalités ; ses points sont perdus (AL-9.4).',
    tie: ({ names, shares, firstPlace, values, exact, points: got }) => {
      const whole = firstPlace === 1 ? `(${values.slice(0, 2).join(' + ')})` : `${values[0]}`;
      const result = Number.isInteger(exact) ? '' : `, arrondi à l’inférieur : ${got}`;
      const places = firstPlace === 1 ? 'les deux premières places' : 'la deuxième place';
      const others = firstPlace === 1 ? ' Personne d’autre ne marque.' : '';
      return `${list(names)} ont ${stock(shares)} chacun et partagent ${places} : ${unbroken(`${whole} ÷ ${names.length} = ${decimal.format(exact)}`)}${result}.${others}`;
    },
    tiesTitle: 'Places partagées ou doubles (AL-9.2)',
    nextScoring: 'Décompte suivant',
  },
  standings: {
    ...FR_COMMON_MOMENTS.standings,
    about: (number) => `Ce que rapporterait chaque compagnie si le ${scoring(number)} avait lieu maintenant.`,
    ifScoredNow: 'En cas de décompte',
    thirdKnown: (hidden, counts) =>
      counts
        ? `Ce décompte, le dernier, compte un troisième joueur fictif (AL-9.4) : la rangée et la pioche. ${hidden} de ses cartes sont cachées : là où elles peuvent compter, les points vont du minimum au maximum.`
        : `Seul le dernier décompte compte le troisième joueur fictif (AL-9.4). Il a les actions de la rangée et ${plural(hidden, 'l’action cachée', `les ${hidden} actions cachées`)} de la pioche.`,
    bonus: 'Les points de place de cette table s’ajoutent à la fin (AL-10.1).',
  },
  end: {
    ...FR_COMMON_MOMENTS.end,
    endedBy: {
      'AL-9.3': 'Il ne restait plus d’action, et le dernier décompte a suivi.',
      'AL-9.4': 'À deux joueurs, la troisième carte Score met fin à la partie.',
      'AL-9.5': 'Plus personne ne posait ni ne prenait d’action : il y a eu un dernier décompte.',
    },
    scoring: (number) => capital(scoring(number)),
    bonus: 'Bonus de place',
    tieShared: (total, names) => `${list(names)} ont chacun ${points(total)} : la place est partagée (AL-9.3).`,
    pointsChartNote: 'Compagnie par compagnie, dans l’ordre des décomptes.',
    valuesChart: 'Ce que valaient les compagnies',
    valuesChartNote: 'Les marqueurs qui comptent sur le plateau, à chaque nouveau marqueur.',
    scorings: 'Décompte',
    markers: 'Marqueurs',
    lead: (number, names, total) =>
      `${capital(scoring(number))} : ${list(names)} ${names.length === 1 ? 'prend' : 'partagent'} la tête avec ${points(total)}.`,
    kept: (names) =>
      `${list(names)} ${names.length === 1 ? 'prend' : 'partagent'} la tête au premier décompte et la ${names.length === 1 ? 'garde' : 'gardent'} jusqu’au dernier.`,
    bestScoring: (number, name, made) => `Le plus en un décompte : ${name}, ${points(made)} au ${scoring(number)}.`,
    bestPayout: (number, name, airline, made) =>
      `Le plus en une fois : ${airline} rapporte ${points(made)} à ${name} au ${scoring(number)}.`,
    bonusLead: (names, total) =>
      `Le bonus de place décide : grâce à lui, ${list(names)} ${names.length === 1 ? 'finit' : 'finissent'} en tête avec ${points(total)} (AL-10.1).`,
    handsTitle: 'Encore en main',
    handsNote: 'Les actions jamais posées n’ont rien rapporté.',
    stock: 'Actions',
    flights: 'Cartes Vol',
    held: (airline, count) => `${airline} : ${stock(count)}`,
    noneHeld: 'aucune',
  },
  list: {
    ...FR_COMMON_MOMENTS.list,
    cities: 'Les villes et leurs liaisons',
    airlines: 'Les compagnies',
    home: (airline) => `Siège ${de(airline)}`,
    routes: (count) => `${count} ${plural(count, 'liaison', 'liaisons')}`,
    possible: (count) => `${count} ${plural(count, 'possible', 'possibles')} maintenant`,
    to: (city, style) => `Vers ${city}, ${style}`,
    circle: (number) => `Cercle ${number}`,
    next: 'libre, le prochain à couvrir',
    fly: (flight, airline) => `Jouer ${flight} pour ${airline}`,
    flyLater: (flight, airline) => `Agrandir, puis jouer ${flight} pour ${airline}`,
    found: (airline, flight) => `Fonder ${airline} avec ${flight}`,
    sabotage: (airline) => `Saboter avec un marqueur ${airline}`,
  },
};
