/** The bots' reasons in French. */

import { FR_VERDICTS } from '@tarmac/kit/words';
import type { Text } from './words.ts';

export const FR_REASONS: Text['reasons'] = {
  ...FR_VERDICTS,
  doing: (_, label) => label.charAt(0).toLowerCase() + label.slice(1),
  terms: {
    points: {
      more: 'vous rapporte plus de points en quelques tours, ou moins à vos adversaires',
      less: 'vous rapporte moins de points en quelques tours, ou plus à vos adversaires',
    },
    stock: {
      more: 'valorise davantage vos actions posées pour les prochains décomptes, ou moins celles de vos adversaires',
      less: 'valorise moins vos actions posées pour les prochains décomptes, ou davantage celles de vos adversaires',
    },
    growth: {
      more: 'laisse plus de marge de progression à vos compagnies, ou moins à celles de vos adversaires',
      less: 'laisse moins de marge de progression à vos compagnies, ou plus à celles de vos adversaires',
    },
    rivals: {
      more: 'rend vos adversaires moins menaçants dans vos compagnies',
      less: 'rend vos adversaires plus menaçants dans vos compagnies',
    },
    hand: {
      more: 'vous laisse en main des actions plus prometteuses, ou de moins bonnes à vos adversaires',
      less: 'vous laisse en main des actions moins prometteuses, ou de meilleures à vos adversaires',
    },
    flights: {
      more: 'vous laisse de meilleures cartes Vol, ou de moins bonnes à vos adversaires',
      less: 'vous laisse de moins bonnes cartes Vol, ou de meilleures à vos adversaires',
    },
    tempo: {
      more: 'tombe mieux pour le prochain décompte et la fin de la partie',
      less: 'tombe moins bien pour le prochain décompte et la fin de la partie',
    },
  },
};
