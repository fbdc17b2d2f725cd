/** The words of the legend and of the worked scoring. A test holds the numbers against the rules (AE-8.3, AE-8.4). */

import type { Language } from '@tarmac/kit/words';

/** An airline that stands on this space, what everybody holds of it, and what they get. */
export const EXAMPLE = { space: 22, row: [6, 3, 2, 1, 0], held: [4, 2, 2, 1], points: [6, 3, 3, 1] } as const;

const EN_SIGNS = {
  licence: 'A free licence and its cost in millions. The cheapest one of a route goes first.',
  plane: 'An airplane: the airline has this licence. Its airplanes are one network that begins at its home.',
  network: 'The network of an airline: a line in its colour and its own rhythm of dashes. Airlines may share a route.',
  glow: 'What glows can be chosen now.',
  banned: 'Crossed out: closed until the end of the game (only with the flight ban; ⊘ counts the markers left).',
  home: 'A flag: the home of an airline.',
  far: 'A diamond: a city beyond the map.',
  bonus: 'A bonus: when the network of this airline reaches the city, its marker moves so many spaces ahead, once.',
  share: 'A share. Each airline has a colour, a pattern and a letter, so that nobody needs to see colours.',
  back: 'The back of a share: the deck. The backs of Air ABACUS look different, in a hand too.',
  chip: 'An airline. Press it, on the track or above the players, to see its network alone and who holds what.',
  zone: 'A zone of the value track: its points for the first to the fifth place above, its first space below.',
  marker: 'The marker of an airline on the track, and the space on which it stands.',
  hand: 'How many cards a player holds in hand.',
  most: 'A grey cell: nobody has more shares of this airline in a portfolio.',
  points:
    'Points so far, where they are known, and small what a scoring now would add; in a cell, what this airline would pay.',
  fresh: 'A red dot: what others have changed since your last turn.',
} as const;

export type Sign = keyof typeof EN_SIGNS;

const FR_SIGNS: Readonly<Record<Sign, string>> = {
  licence: 'Une licence libre et son coût en millions. La moins chère d’une ligne s’achète toujours en premier.',
  plane: 'Un avion : la compagnie a cette licence. Ses avions forment un seul réseau qui part de son siège.',
  network:
    'Le réseau d’une compagnie : un trait à sa couleur, avec son propre rythme de tirets. Deux compagnies peuvent partager une ligne.',
  glow: 'Ce qui est en surbrillance peut être choisi maintenant.',
  banned:
    'Barrée : interdite jusqu’à la fin de la partie (seulement avec l’interdiction de vol ; ⊘ compte les marqueurs restants).',
  home: 'Un drapeau : le siège d’une compagnie.',
  far: 'Un losange : une ville hors de la carte.',
  bonus:
    'Un bonus : quand le réseau de cette compagnie atteint la ville, son marqueur avance d’autant de cases, une fois.',
  share:
    'Une action. Chaque compagnie a une couleur, un motif et une lettre : personne n’a besoin de voir les couleurs.',
  back: 'Le dos d’une action : la pioche. Le dos d’Air ABACUS est différent, dans une main aussi.',
  chip: 'Une compagnie. Appuyez dessus, sur la piste ou au-dessus des joueurs, pour voir son seul réseau et qui en a les actions.',
  zone: 'Une zone de la piste de valeur : en haut ses points de la première à la cinquième place, en bas sa première case.',
  marker: 'Le marqueur d’une compagnie sur la piste, et la case où il se trouve.',
  hand: 'Le nombre de cartes dans la main d’un joueur.',
  most: 'Une case grise : personne n’a plus d’actions de cette compagnie dans son portefeuille.',
  points:
    'Les points marqués jusqu’ici, là où ils sont connus, et en petit ce qu’ajouterait une évaluation maintenant ; dans une case, ce que rapporterait la compagnie.',
  fresh: 'Un point rouge : ce que les autres ont changé depuis votre dernier tour.',
};

export const SIGNS: Readonly<Record<Language, Readonly<Record<Sign, string>>>> = { en: EN_SIGNS, fr: FR_SIGNS };

export const EXAMPLE_WORDS = {
  en: {
    intro: `Rio Grande Southern Europe stands on space ${EXAMPLE.space}. Its zone pays ${EXAMPLE.row.join('-')} for the first to the fifth place.`,
    head: ['Player', 'Shares in the portfolio', 'Place', 'Points'],
    places: ['1st', '2nd and 3rd, shared', '2nd and 3rd, shared', '4th'],
    note: 'Bob and Cleo have as many shares: they divide the points of the second and third place, 3 + 2 = 5, and each half is rounded up to 3. All airlines are scored like this, one after the other.',
  },
  fr: {
    intro: `Rio Grande Southern Europe se trouve sur la case ${EXAMPLE.space}. Sa zone rapporte ${EXAMPLE.row.join('-')} de la première à la cinquième place.`,
    head: ['Joueur', 'Actions au portefeuille', 'Place', 'Points'],
    places: ['1re', '2e et 3e, partagées', '2e et 3e, partagées', '4e'],
    note: 'Bob et Cleo ont autant d’actions : ils se partagent les points de la deuxième et de la troisième place, 3 + 2 = 5, et chaque moitié est arrondie au supérieur : 3. Toutes les compagnies se décomptent ainsi, l’une après l’autre.',
  },
} as const;
