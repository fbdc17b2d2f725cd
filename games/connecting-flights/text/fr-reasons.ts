/** Why the bots choose as they do, in French. */

import { estimated } from '@tarmac/flights/text';
import { FR_VERDICTS, NBSP } from '@tarmac/kit/words';
import type { Text } from './words.ts';

export const FR_REASONS: Text['reasons'] = {
  ...FR_VERDICTS,
  doing: (_, label) => label.charAt(0).toLowerCase() + label.slice(1),
  figures: (winPercent, revenue) =>
    `Chances de gagner ${estimated(winPercent, `${NBSP}%`)}, revenu de ${estimated(revenue)} au dernier tour`,
  terms: {
    network: {
      more: 'fait rapporter davantage à vos vols, ou moins à ceux de vos adversaires',
      less: 'fait rapporter moins à vos vols, ou davantage à ceux de vos adversaires',
    },
    growth: {
      more: 'vous laisse des cartes plus prometteuses pour les tours suivants, ou de moins bonnes à vos adversaires',
      less: 'vous laisse des cartes moins prometteuses pour les tours suivants, ou de meilleures à vos adversaires',
    },
    cash: {
      more: 'vous laisse plus de pièces pour les enchères et le marché, ou moins à vos adversaires',
      less: 'vous laisse moins de pièces pour les enchères et le marché, ou plus à vos adversaires',
    },
    fuel: {
      more: 'vous laisse mieux pourvu en camions-citernes et en avions électriques, ou moins bien vos adversaires',
      less: 'vous laisse moins bien pourvu en camions-citernes et en avions électriques, ou mieux vos adversaires',
    },
    identity: {
      more: 'vous rapproche de la récompense de votre identité secrète',
      less: 'vous éloigne de la récompense de votre identité secrète',
    },
    sabotage: {
      more: 'vous expose moins aux sabotages, ou davantage vos adversaires',
      less: 'vous expose davantage aux sabotages, ou moins vos adversaires',
    },
    rights: {
      more: 'vous donne de meilleurs lieux où atterrir ce tour-ci, ou de moins bons à vos adversaires',
      less: 'vous donne de moins bons lieux où atterrir ce tour-ci, ou de meilleurs à vos adversaires',
    },
  },
};
