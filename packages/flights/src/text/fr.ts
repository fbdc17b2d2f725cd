/** The shared texts of both games, in French. */

import type { SharedRules } from './shared-words.ts';

/** The shared rules of the competitive and the cooperative game, in French. */
export const FR_SHARED_RULES: SharedRules = {
  sections: {
    'CF-1': 'Ce qu’il y a dans le jeu',
    'CF-2': 'Ce qu’est un vol',
    'CF-8': 'Ce que le livret n’imprime pas',
    'CF-9': 'Qui voit quoi',
  },
  rulebook: {
    'CF-1.1':
      'Le monde est une grille de six continents : l’Amérique du Nord, l’Europe et l’Asie au nord, l’Amérique du Sud, l’Afrique et l’Océanie au-dessous.',
    'CF-1.3':
      'Il y a 33 cartes Passager, chacune de 1 à 3 étoiles, avec un continent pour destination. De 1, 2 et 3 étoiles : Amérique du Nord 2, 2 et 2 ; Europe 2, 3 et 1 ; Asie 3, 2 et 2 ; Amérique du Sud 1, 3 et 1 ; Afrique 1, 3 et 1 ; Océanie 1, 2 et 1.',
    'CF-1.4':
      'Il y a 26 avions : 5 de 1 étoile, 11 de 2 et 10 de 3. Il y a 4 avions électriques : 2 de 1 étoile et 2 de 2.',
    'CF-1.5':
      'Il y a 35 camions-citernes : 16 de capacité 1, 7 de 2, 6 de 3 et 6 de 4. Il n’y a jamais plus de camions-citernes ni d’avions électriques ; un camion-citerne rendu retourne à la réserve.',
    'CF-2.1':
      'Un vol, c’est un aéroport d’origine, un avion, un passager et une destination : un aéroport ou des droits d’atterrissage. Il est valide quand les règles CF-2.2 à CF-2.8 sont respectées.',
    'CF-2.2': 'L’avion a au moins autant d’étoiles que le passager.',
    'CF-2.3': 'La destination a au moins autant d’étoiles que le passager.',
    'CF-2.4': 'La destination est sur le continent du passager.',
    'CF-2.5': 'Sur l’avion se trouve un camion-citerne assez gros pour le vol. Un avion électrique s’en passe.',
    'CF-2.6': 'Aucun vol ne part de droits d’atterrissage.',
    'CF-2.7': 'L’origine et la destination sont deux villes différentes.',
    'CF-2.8': 'Un avion transporte exactement une carte Passager. Peu importent les étoiles de l’origine.',
    'CF-2.9':
      'Le carburant dépend des continents : 1 à l’intérieur d’un continent, 2 du nord au sud dans la même colonne, 3 d’est en ouest dans la même rangée, par le Pacifique aussi, et 4 sinon. Un camion-citerne plus gros convient, deux petits ne s’ajoutent pas. On garde ses camions-citernes.',
    'CF-8.1':
      'Le livret montre peu de ses cartes : plateaux et cartes sont donc les nôtres, autour de ce qu’il nomme. Ses aéroports y sont tous : Mexico, La Havane, New York, Rio de Janeiro, Londres, Moscou, Athènes, Nairobi, Johannesburg, Tokyo, Sydney et Fidji.',
  },
};

export {
  bids,
  cards,
  coins,
  continents,
  de,
  either,
  flights,
  inContinent,
  KINDS,
  list,
  plural,
  proposals,
  stars,
  theContinent,
  truck,
} from './fr-grammar.ts';
export { FR_SHARED, FR_SHARED_REFUSALS } from './fr-shared.ts';
export { FR_SHARED_BOARD } from './fr-shared-board.ts';
