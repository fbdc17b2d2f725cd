/** The words of the legend and of the worked end of a round. A test holds the numbers against the rules (CF-6.5). */

import type { Language } from '@tarmac/kit/words';

/** Airports with four pawns or more, colours with all their pawns on the board, and what the team pays for them. */
export const EXAMPLE = { crowded: 2, crowdedCost: 5, full: 1, fullCost: 10, due: 20 } as const;

const EN_SIGNS = {
  pawn: 'A traveller. Its colour and letter are the continent it wants to reach.',
  crowd: 'Travellers who wait at one airport, counted. From four on it is crowded and costs coins each round.',
  airport: 'An airport and its stars. A dashed circle is a card in the supply; a roundel shows whose hand has it.',
  rights: 'A flag at an airport: landing rights. Flights may end there this round, and never begin.',
  trouble: 'A triangle: a crowded airport.',
  plane: 'An airplane card: its stars are how many travellers fly along.',
  electric: 'An electric airplane: it needs no fuel truck.',
  passenger: 'A passenger card. Its colour and its words are the continent on which the flight must end.',
  truck: 'A fuel truck and its capacity: a flight between far continents needs a larger one.',
  fresh: 'A red dot: what others have changed since your last turn.',
} as const;

export type Sign = keyof typeof EN_SIGNS;

const FR_SIGNS: Readonly<Record<Sign, string>> = {
  pawn: 'Un voyageur. Sa couleur et sa lettre sont le continent qu’il veut atteindre.',
  crowd:
    'Des voyageurs qui attendent à un aéroport, comptés. À partir de quatre, il est bondé et coûte des pièces à chaque tour.',
  airport:
    'Un aéroport et ses étoiles. Un cercle en pointillé est une carte de la réserve ; une pastille montre quelle main l’a.',
  rights:
    'Un fanion à un aéroport : des droits d’atterrissage. Des vols peuvent y finir ce tour-ci, jamais y commencer.',
  trouble: 'Un triangle : un aéroport bondé.',
  plane: 'Une carte Avion : ses étoiles disent combien de voyageurs volent avec lui.',
  electric: 'Un avion électrique : il se passe de camion-citerne.',
  passenger: 'Une carte Passager. Sa couleur et ses mots sont le continent où le vol doit finir.',
  truck: 'Un camion-citerne et sa capacité : un vol entre continents éloignés en demande un plus gros.',
  fresh: 'Un point rouge : ce que les autres ont changé depuis votre dernier tour.',
};

export const SIGNS: Readonly<Record<Language, Readonly<Record<Sign, string>>>> = { en: EN_SIGNS, fr: FR_SIGNS };

export const EXAMPLE_WORDS = {
  en: {
    intro:
      'At the end of a round four travellers wait in London and five in Paris, and all yellow ones are on the board.',
    head: ['What costs', 'How often', 'Coins'],
    rows: ['A crowded airport', 'A colour with all its travellers on the board', 'The team pays'],
    note: 'The income of 45 coins comes first. With several players, hands of very unequal size cost 5 coins more.',
  },
  fr: {
    intro:
      'À la fin d’un tour, quatre voyageurs attendent à Londres et cinq à Paris, et tous les jaunes sont sur le plateau.',
    head: ['Ce qui coûte', 'Combien de fois', 'Pièces'],
    rows: ['Un aéroport bondé', 'Une couleur dont tous les voyageurs sont sur le plateau', 'L’équipe paie'],
    note: 'Le revenu de 45 pièces vient d’abord. À plusieurs, des mains de tailles très inégales coûtent 5 pièces de plus.',
  },
} as const;
