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
      more: 'fait rapporter davantage à vos vols',
      less: 'fait rapporter moins à vos vols',
    },
    growth: {
      more: 'vous laisse des cartes qui rapporteront plus aux tours suivants',
      less: 'vous laisse des cartes qui rapporteront moins aux tours suivants',
    },
    cash: {
      more: 'vous laisse plus de pièces pour les enchères et le marché',
      less: 'vous laisse moins de pièces pour les enchères et le marché',
    },
    rivals: {
      more: 'affaiblit vos adversaires',
      less: 'renforce vos adversaires',
    },
    identity: {
      more: 'vous rapproche de la récompense de votre identité secrète',
      less: 'vous éloigne de la récompense de votre identité secrète',
    },
    sabotage: {
      more: 'vous expose moins aux sabotages, ou davantage vos adversaires',
      less: 'vous expose davantage aux sabotages, ou moins vos adversaires',
    },
  },
};
