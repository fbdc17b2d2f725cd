/** The words of the legend and of the worked scoring. A test holds the numbers against the rules (AL-9.2). */

import type { Language } from '@tarmac/kit/words';

/** An airline with so many markers, what everybody has laid of it, and what they get. */
export const EXAMPLE = { markers: 11, held: [5, 3, 3, 1], points: [11, 2, 2, 0] } as const;

const EN_SIGNS = {
  circle: 'A free circle of a route and its number. A flight card must have at least this value.',
  plane: 'An airplane: the airline flies here.',
  network: 'The network of an airline: a line in its colour and its own rhythm of dashes.',
  glow: 'What glows can be chosen now.',
  dots: 'Small discs under a circle: the airlines that could fly here next.',
  sabotage: 'A star with a cross: a sabotage marker. The circle is taken, and counts for nobody.',
  headquarters: 'A flag: the headquarters of an airline that is not founded yet.',
  founded: 'With a marker: the airline is founded, and its network begins here.',
  inactive: 'Struck out: this airline can no longer be founded.',
  styles:
    'The five styles of line. A flight card flies on routes of its own style only, and an airline has some of them.',
  flight: 'A flight card: its style is its frame, its value the number.',
  stock: 'A stock card. Each airline has a colour, a pattern and a letter, so that nobody needs to see colours.',
  chip: 'An airline. Press it to see its network alone, and what it may fly.',
  backs: 'In hand: stock cards in blue, flight cards in red.',
  now: 'What a player would get if all were scored now; in a cell, what this airline would give.',
  fresh: 'A red dot: what others have changed since your last turn.',
  most: 'A grey cell: nobody has laid more stock of this airline.',
} as const;

export type Sign = keyof typeof EN_SIGNS;

const FR_SIGNS: Readonly<Record<Sign, string>> = {
  circle: 'Un cercle libre d’une liaison et son nombre. Une carte Vol doit avoir au moins cette valeur.',
  plane: 'Un avion : la compagnie vole ici.',
  network: 'Le réseau d’une compagnie : un trait à sa couleur, avec son propre rythme de tirets.',
  glow: 'Ce qui est en surbrillance peut être choisi maintenant.',
  dots: 'De petits disques sous un cercle : les compagnies qui pourraient y voler ensuite.',
  sabotage: 'Une étoile avec une croix : un marqueur de sabotage. Le cercle est pris et ne compte pour personne.',
  headquarters: 'Un drapeau : le siège d’une compagnie qui n’est pas encore fondée.',
  founded: 'Avec un marqueur : la compagnie est fondée et son réseau part d’ici.',
  inactive: 'Barré : cette compagnie ne peut plus être fondée.',
  styles:
    'Les cinq motifs. Une carte Vol ne vole que sur les liaisons de son motif, et une compagnie n’en a que certains.',
  flight: 'Une carte Vol : son motif est son cadre, sa valeur le nombre.',
  stock:
    'Une action. Chaque compagnie a une couleur, un motif et une lettre : personne n’a besoin de voir les couleurs.',
  chip: 'Une compagnie. Appuyez dessus pour voir son seul réseau et ce qu’elle peut voler.',
  backs: 'En main : les actions en bleu, les cartes Vol en rouge.',
  now: 'Ce qu’un joueur recevrait si tout était décompté maintenant ; dans une case, ce que la compagnie rapporterait.',
  fresh: 'Un point rouge : ce que les autres ont changé depuis votre dernier tour.',
  most: 'Une case grise : personne n’a posé plus d’actions de cette compagnie.',
};

export const SIGNS: Readonly<Record<Language, Readonly<Record<Sign, string>>>> = { en: EN_SIGNS, fr: FR_SIGNS };

export const EXAMPLE_WORDS = {
  en: {
    intro: `BOI has ${EXAMPLE.markers} markers on the board, that of its headquarters included: it is worth ${EXAMPLE.markers} points, and half of it, rounded down, to the second.`,
    head: ['Player', 'Stock laid', 'Place', 'Points'],
    places: ['1st', '2nd, shared', '2nd, shared', 'none'],
    note: 'Half of 11 is 5. Bob and Cleo share it, 2 each, rounded down again. After a shared second place nobody else gets anything.',
  },
  fr: {
    intro: `BOI a ${EXAMPLE.markers} marqueurs sur le plateau, celui de son siège compris : elle vaut ${EXAMPLE.markers} points, et la moitié, arrondie à l’inférieur, pour le deuxième.`,
    head: ['Joueur', 'Actions posées', 'Place', 'Points'],
    places: ['1re', '2e, partagée', '2e, partagée', 'aucune'],
    note: 'La moitié de 11 est 5. Bob et Cleo se la partagent : 2 chacun, encore arrondi à l’inférieur. Après une deuxième place partagée, personne d’autre ne reçoit rien.',
  },
} as const;
