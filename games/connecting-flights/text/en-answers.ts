/** CF-4.10 why an offer is declined or answered with another, in English: what the one who answers says. */

import type { Reason } from '@tarmac/connecting-flights/rules';
import type { Names, WhyTexts } from './words.ts';

export const EN_WHYS: WhyTexts = {
  neededFor: (card, names) => `I need it for ${card === null ? 'a flight' : names.airport(card)}`,
  noUse: (card, names) => `I have no use for ${card === null ? 'that' : names.theCard(card)}`,
  worthMore: (card, names) => `To me ${card === null ? 'it' : names.theCard(card)} is worth more`,
  tooDear: () => 'That is too dear for me',
  helpsYou: () => 'It would help you more than me',
};

/** After the words for the answer. */
export const because = (reason: Reason | undefined, names: Names): string =>
  reason === undefined ? '' : ` (“${EN_WHYS[reason.code](reason.card, names)}”)`;
