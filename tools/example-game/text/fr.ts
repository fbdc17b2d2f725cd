/** Everything Example Game says in French. */

import type { Text } from './en.ts';

export const FR: Text = {
  actions: {
    ask: { name: 'Demander une carte', about: 'Vous recevez une carte de plus, que vous seul voyez.' },
    board: { name: 'Embarquer', about: 'Vos cartes restent telles quelles jusqu’à ce que tous aient embarqué.' },
  },
  refusals: { 'not-your-turn': 'Ce n’est pas votre tour.', 'hand-full': 'Quatre cartes au plus.' },
  news: {
    ask: (who) => `${who} demande une carte.`,
    board: (who) => `${who} embarque.`,
    end: (scores) => `Toutes les cartes sont montrées : ${scores}.`,
  },
  yourTurn: 'À vous : demandez une carte, ou embarquez.',
  turnOf: (who) => `C’est à ${who} de jouer`,
  thinking: 'Encore une carte, ou est-ce assez ?',
  over: 'La partie est terminée',
  row: (row) => `Rang ${row}`,
  hidden: 'Une carte cachée',
  passesOf: (who) => `Cartes de ${who}`,
  counts: (points, most) => `${points} sur ${most}`,
  onBoard: 'À bord',
  result: 'Voir le résultat',
  close: 'Fermer',
  wins: (names) => `${names.join(' & ')} ${names.length === 1 ? 'gagne' : 'partagent la victoire'}`,
  ended: { open: 'Tous ont embarqué.', early: 'La partie a été arrêtée avant sa fin normale.' },
  rank: 'Rang',
  player: 'Joueur',
  points: 'Points',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  label: { rule: (rule) => `Règle ${rule}` },
  options: {},
  sections: { 'EG-1': 'Préparation', 'EG-2': 'Les tours', 'EG-3': 'La fin' },
  rulebook: {
    'EG-1.1': 'Il y a 24 cartes d’embarquement : quatre de chaque rang de 1 à 6.',
    'EG-1.2': 'Deux à quatre joueurs reçoivent une carte chacun et la regardent en secret.',
    'EG-2.1': 'À tour de rôle, qui n’a pas embarqué demande une carte de plus, qu’il est seul à voir, ou embarque.',
    'EG-2.2': 'Personne n’a plus de quatre cartes.',
    'EG-3.1': 'Quand tous ont embarqué, tout est montré. La plus haute somme gagne ; au-delà de 10, elle compte 0.',
  },
};
