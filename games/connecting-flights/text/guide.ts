/** The words of the legend and of the worked round. A test holds the numbers against the rules (CF-4.5, CF-4.6). */

import type { Language } from '@tarmac/kit/words';

/** A chain of two flights: the stars of each passenger, what each earns, and what the leaderboard gives (above 0) or takes. */
export const EXAMPLE = { stars: [2, 3], earned: [15, 20], revenue: 35, leaderboard: -5 } as const;

const EN_SIGNS = {
  airport: 'An airport and its stars. A dashed circle is a card in the supply; a roundel shows whose card it is.',
  rights: 'A flag at an airport: landing rights. Flights may end there this round, and never begin.',
  trouble: 'A triangle: sabotaged.',
  stars: 'Stars: plane and destination need at least as many as the passenger.',
  plane: 'An airplane card.',
  electric: 'An electric airplane: it needs no fuel truck.',
  passenger: 'A passenger card. Its colour and its words are the continent on which the flight must end.',
  truck: 'A fuel truck and its capacity: a flight between far continents needs a larger one.',
  flight: 'A flight: airport, plane with its truck, passenger, airport.',
  chain: 'A chain: where one flight ends, the next begins.',
  fresh: 'A red dot: what others have changed since your last turn.',
} as const;

export type Sign = keyof typeof EN_SIGNS;

const FR_SIGNS: Readonly<Record<Sign, string>> = {
  airport:
    'Un aéroport et ses étoiles. Un cercle en pointillé est une carte de la réserve ; une pastille montre à qui est la carte.',
  rights:
    'Un fanion à un aéroport : des droits d’atterrissage. Des vols peuvent y finir ce tour-ci, jamais y commencer.',
  trouble: 'Un triangle : saboté.',
  stars: 'Des étoiles : il en faut à l’avion et à la destination au moins autant qu’au passager.',
  plane: 'Une carte Avion.',
  electric: 'Un avion électrique : il se passe de camion-citerne.',
  passenger: 'Une carte Passager. Sa couleur et ses mots sont le continent où le vol doit finir.',
  truck: 'Un camion-citerne et sa capacité : un vol entre continents éloignés en demande un plus gros.',
  flight: 'Un vol : aéroport, avion avec son camion-citerne, passager, aéroport.',
  chain: 'Une chaîne : où un vol finit, le suivant commence.',
  fresh: 'Un point rouge : ce que les autres ont changé depuis votre dernier tour.',
};

export const SIGNS: Readonly<Record<Language, Readonly<Record<Sign, string>>>> = { en: EN_SIGNS, fr: FR_SIGNS };

export const EXAMPLE_WORDS = {
  en: {
    intro: 'Ann flies a chain of two flights: Paris to Madrid, and on from Madrid to London.',
    head: ['Flight', 'Passenger', 'Earns'],
    flights: ['Paris to Madrid', 'Madrid to London'],
    sum: 'Revenue of the round',
    note: `${EXAMPLE.revenue} coins of revenue stand on the leaderboard where a tax of ${-EXAMPLE.leaderboard} is due: Ann adds ${EXAMPLE.revenue + EXAMPLE.leaderboard} to her coins. In the last round the highest revenue wins.`,
  },
  fr: {
    intro: 'Ann effectue une chaîne de deux vols : de Paris à Madrid, puis de Madrid à Londres.',
    head: ['Vol', 'Passager', 'Rapporte'],
    flights: ['Paris–Madrid', 'Madrid–Londres'],
    sum: 'Revenu du tour',
    note: `${EXAMPLE.revenue} pièces de revenu se trouvent au classement là où une taxe de ${-EXAMPLE.leaderboard} est due : Ann ajoute ${EXAMPLE.revenue + EXAMPLE.leaderboard} à ses pièces. Au dernier tour, le plus haut revenu gagne.`,
  },
} as const;
