/** Of the words for moments all that is the same in every game of shares, in every language. */

import { listIn } from './grammar.ts';
import type { BoardListWords, EndWords, ScoringWords, StandingsWords } from './moments.ts';

interface CommonMoments {
  readonly scoring: Pick<
    ScoringWords,
    'airline' | 'total' | 'newTotal' | 'place' | 'third' | 'step' | 'pause' | 'resume' | 'next' | 'skip' | 'close'
  >;
  readonly standings: Pick<StandingsWords, 'title' | 'pointsNow' | 'pointsThen' | 'pick' | 'open'>;
  readonly end: Pick<
    EndWords<never>,
    | 'wins'
    | 'endedEarly'
    | 'rank'
    | 'player'
    | 'points'
    | 'pointsChart'
    | 'start'
    | 'decisions'
    | 'turningPoints'
    | 'paidTitle'
    | 'airline'
    | 'paid'
    | 'nothingPaid'
  >;
  readonly list: Omit<BoardListWords, 'routes' | 'possible'>;
}

// Marked as pure, so that a game without scorings need not load any of this.
const englishList = /* @__PURE__ */ listIn('en-GB');
const frenchList = /* @__PURE__ */ listIn('fr');
const englishOrdinals = /* @__PURE__ */ new Intl.PluralRules('en-GB', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const EN_COMMON_MOMENTS: CommonMoments = {
  scoring: {
    airline: 'Airline',
    total: 'Total',
    newTotal: 'New total',
    place: (place) => `${place}${SUFFIXES[englishOrdinals.select(place)]}`,
    third: 'Third player',
    step: (at, of) => `${at} of ${of}`,
    pause: 'Pause',
    resume: 'Go on by itself',
    next: 'Next airline',
    skip: 'Show all',
    close: 'Back to the table',
  },
  standings: {
    title: 'Standings',
    pointsNow: 'Points now',
    pointsThen: 'Points then',
    pick: 'Press an airline to see its places and sums.',
    open: 'The third player’s hidden cards may still take places here.',
  },
  end: {
    wins: (names) => `${englishList(names)} ${names.length === 1 ? 'wins' : 'share the victory'}`,
    endedEarly: 'The match was ended before the game was played out.',
    rank: 'Rank',
    player: 'Player',
    points: 'Points',
    pointsChart: 'Points over the game',
    start: 'Start',
    decisions: 'Decisions so far',
    turningPoints: 'Turning points',
    paidTitle: 'What each airline paid',
    airline: 'Airline',
    paid: 'In all',
    nothingPaid: 'No airline paid any points.',
  },
  list: {
    title: 'The board as a list',
    filter: 'Airline',
    allAirlines: 'All airlines',
    onlyPossible: 'Only where something can be done now',
    free: 'free',
    none: 'Nothing on the board fits what you chose above.',
  },
};

export const FR_COMMON_MOMENTS: CommonMoments = {
  scoring: {
    airline: 'Compagnie',
    total: 'Total',
    newTotal: 'Nouveau total',
    place: (place) => (place === 1 ? '1er' : `${place}e`),
    third: 'Troisième joueur',
    step: (at, of) => `${at} sur ${of}`,
    pause: 'Pause',
    resume: 'Défiler',
    next: 'Suivante',
    skip: 'Tout montrer',
    close: 'Revenir à la table',
  },
  standings: {
    title: 'Classement',
    pointsNow: 'Points actuels',
    pointsThen: 'Total alors',
    pick: 'Touchez une compagnie pour voir ses places et ses calculs.',
    open: 'Les cartes cachées du troisième joueur peuvent encore y prendre des places.',
  },
  end: {
    wins: (names) => `${frenchList(names)} ${names.length === 1 ? 'gagne' : 'partagent la victoire'}`,
    endedEarly: 'La partie a été arrêtée avant sa fin normale.',
    rank: 'Rang',
    player: 'Joueur',
    points: 'Points',
    pointsChart: 'Les points au fil de la partie',
    start: 'Départ',
    decisions: 'Décisions jusque-là',
    turningPoints: 'Les tournants',
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
    free: 'libre',
    none: 'Rien sur le plateau ne correspond à votre choix ci-dessus.',
  },
};
