/** Why the bots choose as they do, in French. */

import { de } from './fr-grammar.ts';
import { estimated, NBSP } from './grammar.ts';
import type { ReasonTexts } from './words.ts';

export const FR_REASONS: ReasonTexts = {
  doing: (_, label) => label.charAt(0).toLowerCase() + label.slice(1),
  figures: (winPercent, revenue) =>
    `Chances de gagner ${estimated(winPercent, `${NBSP}%`)}, revenu de ${estimated(revenue)} au dernier tour`,
  only: (doing) => `${doing} est le seul choix sérieux.`,
  compared: {
    better: (doing, other) => `${doing} vaut mieux que ${de(other)}`,
    close: (doing, other) => `${doing} vaut à peu près autant que ${de(other)}`,
    worse: (doing, other) => `${doing} vaut moins que ${de(other)}`,
  },
  because: (verdict, clause) => `${verdict} : cela ${clause}.`,
  but: (verdict, clause) => `${verdict}, mais ${clause}.`,
  although: (verdict, clause) => `${verdict}, même si cela ${clause}.`,
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
