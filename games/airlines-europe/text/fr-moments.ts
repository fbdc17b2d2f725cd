/** French words for the scoring moment, the end screen and the board as a list. */

import { capital, de, FR_COMMON_MOMENTS, unbroken } from '@tarmac/kit/words';
import type { MomentWords } from './en-moments.ts';
import { list, points, shares, sharesOf, spaces } from './fr-grammar.ts';
import { SHARE_NAMES } from './share-names.ts';

const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });

const WHICH = ['première', 'deuxième', 'troisième'] as const;
const scoring = (number: number): string =>
  `${WHICH[number - 1] ?? FR_COMMON_MOMENTS.scoring.place(number)} évaluation`;
/** Avoids the gender of names. */
const have = (names: readonly string[]): string => `${list(names)} ont chacun`;

export const FR_MOMENTS: MomentWords = {
  scoring: {
    ...FR_COMMON_MOMENTS.scoring,
    title: (number) => capital(scoring(number)),
    order: 'La compagnie la plus avancée sur l’indicateur est évaluée en premier, Air ABACUS en dernier.',
    thisScoring: 'Après cette évaluation',
    shares,
    nobody: 'Personne n’en a dans son portefeuille : aucun point.',
    thirdNote: 'Le troisième joueur fictif prend des places et partage les égalités ; ses points sont perdus (AE-9.2).',
    tie: ({ names, shares: held, firstPlace, values, sum, exact, points: got }) => {
      const places = values.map((_, at) => String(firstPlace + at));
      const divided = `(${values.join(' + ')}) ÷ ${names.length} = ${decimal.format(exact)}`;
      const result = Number.isInteger(exact) ? '' : `, arrondi au supérieur : ${got}`;
      const sharing = `${list(names)} ont ${shares(held)} chacun et partagent les places ${list(places)}`;
      return sum === 0 ? `${sharing}, qui ne rapportent rien.` : `${sharing} : ${unbroken(divided)}${result}.`;
    },
    tiesTitle: 'Places partagées (AE-8.4)',
    nextScoring: 'Évaluation suivante',
  },
  standings: {
    ...FR_COMMON_MOMENTS.standings,
    about: (number) => `Ce que rapporterait chaque compagnie si la ${scoring(number)} avait lieu maintenant.`,
    ifScoredNow: 'En cas d’évaluation',
    thirdKnown: (hidden, counts) =>
      counts
        ? `Cette évaluation compte un troisième joueur fictif (AE-9.2) : le marché, les Air ABACUS restantes, la pioche et les actions cédées. ${hidden} de ses cartes sont cachées : là où elles peuvent compter, les points vont du minimum au maximum.`
        : `Seule la troisième évaluation compte le troisième joueur fictif (AE-9.2). Il a ce qui est au marché, ce qui a été cédé à la vue de tous, les Air ABACUS restantes, et ${hidden} ${hidden === 1 ? 'carte cachée' : 'cartes cachées'}.`,
    faceDown:
      'Les livrets laissent les points face cachée (AE-2.2). Chacun a vu ce que les évaluations ont rapporté : ces points en sont le total.',
  },
  end: {
    ...FR_COMMON_MOMENTS.end,
    endedBy: {
      'AE-8.7': 'La partie s’est arrêtée juste après la troisième évaluation.',
      'AE-4.11':
        'La partie s’est arrêtée plus tôt : plus aucune compagnie ne pouvait obtenir de licence, et il y a eu une dernière évaluation.',
    },
    startPoints: 'Au départ',
    scoring: (number) => capital(scoring(number)),
    tieBroken: (total, names, abacus) =>
      `${have(names)} ${points(total)}. Les actions Air ABACUS du portefeuille départagent : ${list(names.map((name, at) => `${name} (${abacus[at]})`))} (AE-8.7).`,
    tieShared: (total, names, abacus) =>
      `${have(names)} ${points(total)} et ${abacus === 0 ? 'aucune action Air ABACUS' : sharesOf(abacus, 'abacus')} dans le portefeuille : la place est partagée (AE-8.7).`,
    pointsChartNote: 'Compagnie par compagnie, dans l’ordre des évaluations.',
    valuesChart: 'Les compagnies sur l’indicateur des cours',
    valuesChartNote: 'La case de chaque marqueur, à chaque avancée.',
    scorings: 'Évaluation',
    spaces: 'Cases',
    lead: (number, names, total) =>
      `${capital(scoring(number))} : ${list(names)} ${names.length === 1 ? 'prend' : 'partagent'} la tête avec ${points(total)}.`,
    kept: (names) =>
      `${list(names)} ${names.length === 1 ? 'prend' : 'partagent'} la tête à la première évaluation et la ${names.length === 1 ? 'garde' : 'gardent'} jusqu’au bout.`,
    bestScoring: (number, name, made) =>
      `Le plus en une évaluation : ${name}, ${points(made)} à la ${scoring(number)}.`,
    bestPayout: (number, name, share, made) =>
      `Le plus en une fois : ${SHARE_NAMES[share]} rapporte ${points(made)} à ${name} à la ${scoring(number)}.`,
  },
  list: {
    ...FR_COMMON_MOMENTS.list,
    home: (share) => `Aéroport d’attache ${de(SHARE_NAMES[share])}`,
    bonus: (share, forward) => `Bonus pour ${SHARE_NAMES[share]} : ${spaces(forward)}`,
    routes: (count) => `${count} ${count === 1 ? 'liaison' : 'liaisons'}`,
    possible: (count) => `${count} ${count === 1 ? 'possible' : 'possibles'} maintenant`,
    to: (city) => `Vers ${city}`,
    remote: 'long-courrier',
    licence: (number, cost) => `Licence ${number}, ${cost}`,
    banned: 'interdite',
    buyFor: (share) => `Acheter pour ${SHARE_NAMES[share]}`,
    ban: 'Interdire',
  },
};
