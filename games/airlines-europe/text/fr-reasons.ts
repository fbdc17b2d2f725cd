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
    portfolio: {
      more: 'valorise davantage votre portefeuille pour les prochaines évaluations, ou moins ceux de vos adversaires',
      less: 'valorise moins votre portefeuille pour les prochaines évaluations, ou davantage ceux de vos adversaires',
    },
    growth: {
      more: 'laisse plus de marge de progression à vos compagnies, ou moins à celles de vos adversaires',
      less: 'laisse moins de marge de progression à vos compagnies, ou plus à celles de vos adversaires',
    },
    hand: {
      more: 'vous laisse une main plus prometteuse, ou une moins bonne à vos adversaires',
      less: 'vous laisse une main moins prometteuse, ou une meilleure à vos adversaires',
    },
    abacus: {
      more: 'vous place mieux en actions Air ABACUS, ou vos adversaires moins bien',
      less: 'vous place moins bien en actions Air ABACUS, ou vos adversaires mieux',
    },
    cash: {
      more: 'vous met plus à l’aise en argent, ou vos adversaires moins',
      less: 'vous met moins à l’aise en argent, ou vos adversaires plus',
    },
    timing: {
      more: 'tombe mieux pour la prochaine évaluation',
      less: 'tombe moins bien pour la prochaine évaluation',
    },
  },
};
