/** Why the bots choose as they do, in French. */

import { estimated, small } from '@tarmac/flights/text';
import { plural } from '@tarmac/flights/text/fr';
import { FR_VERDICTS, NBSP } from '@tarmac/kit/words';
import type { Text } from './words.ts';

export const FR_REASONS: Text['reasons'] = {
  ...FR_VERDICTS,
  doing: (_, label) => small(label),
  // The chance to win is told by itself, with that of now.
  figures: (_, home) => `${estimated(home)} ${plural(home.value, 'pion rentré', 'pions rentrés')} à la fin`,
  terms: {
    home: { more: 'ramène plus de pions ce tour-ci', less: 'ramène moins de pions ce tour-ci' },
    placing: {
      more: 'laisse les autres pions là où il est plus facile de les ramener',
      less: 'laisse les autres pions là où il est moins facile de les ramener',
    },
    network: {
      more: 'laisse à l’équipe de meilleurs vols pour les tours suivants',
      less: 'laisse à l’équipe de moins bons vols pour les tours suivants',
    },
    coins: { more: 'laisse plus de pièces à l’équipe', less: 'laisse moins de pièces à l’équipe' },
    penalties: {
      more: 'coûte moins de pénalités à la fin du tour',
      less: 'coûte plus de pénalités à la fin du tour',
    },
    demand: {
      more: 'laisse plus de place aux pions qui viendront encore',
      less: 'laisse moins de place aux pions qui viendront encore',
    },
  },
};

export const frChances: Text['chances'] = (now, after) =>
  `Chances de gagner ${estimated(now, `${NBSP}%`)} maintenant, ${estimated(after, `${NBSP}%`)} ensuite`;
