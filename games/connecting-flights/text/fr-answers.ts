/** CF-4.10 why an offer is declined or answered with another, in French: what the one who answers says. */

import type { Reason } from '@tarmac/connecting-flights/rules';
import type { Names, WhyTexts } from './words.ts';

export const FR_WHYS: WhyTexts = {
  neededFor: (card, names) => `J’en ai besoin pour ${card === null ? 'un vol' : names.airport(card)}`,
  noUse: (card, names) => `Pour moi, ${card === null ? 'cela' : names.theCard(card)} ne sert à rien`,
  worthMore: (card, names) => `Pour moi, ${card === null ? 'cela' : names.theCard(card)} vaut davantage`,
  tooDear: () => 'C’est trop cher pour moi',
  helpsYou: () => 'Cela vous aiderait plus que moi',
};

/** After the words for the answer. */
export const because = (reason: Reason | undefined, names: Names): string =>
  reason === undefined ? '' : ` (« ${FR_WHYS[reason.code](reason.card, names)} »)`;
