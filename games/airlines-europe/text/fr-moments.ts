/** French for the scoring moment, the end screen and the board as a list. */

import { de, NBSP } from '@tarmac/kit/words';
import { list, points, shares, sharesOf, spaces } from './fr-grammar.ts';
import type { MomentWords } from './moments-words.ts';
import { SHARE_NAMES } from './share-names.ts';

const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });
const ordinal = (count: number): string => (count === 1 ? '1er' : `${count}e`);

const WHICH = ['première', 'deuxième', 'troisième'] as const;
const scoring = (number: number): string => `${WHICH[number - 1] ?? ordinal(number)} évaluation`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** Spares us the gender of names. */
const have = (names: readonly string[]): string => `${list(names)} ont chacun`;

export const FR_MOMENTS: MomentWords = {
  scoring: {
    title: (number) => capital(scoring(number)),
    order: 'La compagnie la plus avancée sur l’indicateur est évaluée d’abord, Air ABACUS en dernier.',
    airline: 'Compagnie',
    total: 'Total',
    thisScoring: 'Cette évaluation',
    place: ordinal,
    shares,
    nobody: 'Personne n’en possède : aucun point.',
    third: 'Troisième joueur',
    thirdNote: 'Le troisième joueur fictif prend des places et partage les égalités ; ses points sont perdus (AE-9.2).',
    tie: ({ names, shares: held, firstPlace, values, sum, exact, points: got }) => {
      const places = values.map((_, at) => String(firstPlace + at));
      const divided = `(${values.join(' + ')}) ÷ ${names.length} = ${decimal.format(exact)}`;
      const result = Number.isInteger(exact) ? '' : `, arrondi à ${got}`;
      const sharing = `${list(names)} ont ${shares(held)} chacun et partagent les places ${list(places)}`;
      return sum === 0
        ? `${sharing}, qui ne rapportent rien.`
        : `${sharing} : ${divided.replaceAll(' ', NBSP)}${result}.`;
    },
    tiesTitle: 'Places partagées (AE-8.4)',
    step: (at, of) => `${at} sur ${of}`,
    pause: 'Pause',
    resume: 'Défiler',
    next: 'Suivante',
    skip: 'Tout montrer',
    close: 'Revenir à la table',
    nextScoring: 'Évaluation suivante',
  },
  end: {
    wins: (names) => `${list(names)} ${names.length === 1 ? 'gagne' : 'partagent la victoire'}`,
    endedBy: {
      'AE-8.7': 'La partie s’est arrêtée juste après la troisième évaluation.',
      'AE-4.11':
        'La partie s’est arrêtée plus tôt : plus aucune compagnie ne pouvait obtenir de licence, et il y a eu une dernière évaluation.',
    },
    endedEarly: 'La partie a été arrêtée avant sa fin normale.',
    rank: 'Rang',
    player: 'Joueur',
    points: 'Points',
    startPoints: 'Au départ',
    scoring: (number) => capital(scoring(number)),
    tieBroken: (total, names, abacus) =>
      `${have(names)} ${points(total)}. Les actions Air ABACUS du portefeuille départagent : ${list(names.map((name, at) => `${name} (${abacus[at]})`))} (AE-8.7).`,
    tieShared: (total, names, abacus) =>
      `${have(names)} ${points(total)} et ${abacus === 0 ? 'aucune action Air ABACUS' : sharesOf(abacus, 'abacus')} dans le portefeuille : la place est partagée (AE-8.7).`,
    pointsChart: 'Les points au fil de la partie',
    pointsChartNote: 'Compagnie par compagnie, dans l’ordre des évaluations.',
    start: 'Départ',
    valuesChart: 'Les compagnies sur l’indicateur des cours',
    valuesChartNote: 'La case de chaque marqueur, chaque fois que l’un d’eux a avancé.',
    scorings: 'Évaluation',
    spaces: 'Cases',
    decisions: 'Décisions jusque-là',
    turningPoints: 'Les tournants',
    lead: (number, names, total) =>
      `${capital(scoring(number))} : ${list(names)} ${names.length === 1 ? 'prend' : 'partagent'} la tête avec ${points(total)}.`,
    kept: (names) =>
      `${list(names)} ${names.length === 1 ? 'prend' : 'partagent'} la tête à la première évaluation et la ${names.length === 1 ? 'garde' : 'gardent'} jusqu’au bout.`,
    bestScoring: (number, name, made) =>
      `Le plus en une évaluation : ${name}, ${points(made)} à la ${scoring(number)}.`,
    bestPayout: (number, name, share, made) =>
      `Le plus en une fois : ${SHARE_NAMES[share]} rapporte ${points(made)} à ${name} à la ${scoring(number)}.`,
    paidTitle: 'Ce que chaque compagnie a rapporté',
    airline: 'Compagnie',
    paid: 'En tout',
    nothingPaid: 'Aucune compagnie n’a rapporté de points.',
  },
  list: {
    title: 'Le plateau en liste',
    filter: 'Compagnie',
    allAirlines: 'Toutes les compagnies',
    onlyPossible: 'Seulement là où l’on peut agir maintenant',
    home: (share) => `Aéroport d’attache ${de(SHARE_NAMES[share])}`,
    bonus: (share, forward) => `Bonus pour ${SHARE_NAMES[share]} : ${spaces(forward)}`,
    routes: (count) => `${count} ${count === 1 ? 'liaison' : 'liaisons'}`,
    possible: (count) => `${count} ${count === 1 ? 'possible' : 'possibles'} maintenant`,
    to: (city) => `Vers ${city}`,
    remote: 'long-courrier',
    licence: (number, cost) => `Licence ${number}, ${cost}`,
    free: 'libre',
    banned: 'interdite',
    buyFor: (share) => `Acheter pour ${SHARE_NAMES[share]}`,
    ban: 'Interdire',
    none: 'Rien sur le plateau ne correspond à votre choix ci-dessus.',
  },
};
