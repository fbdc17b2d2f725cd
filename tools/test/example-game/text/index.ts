/** The words of Standby, in every language. */

import type { Action, RefusalCode } from '@tarmac/standby/rules';

interface Text {
  readonly actions: Readonly<Record<Action, string>>;
  readonly refusals: Readonly<Record<RefusalCode, string>>;
}

export const TEXTS: Readonly<Record<'en' | 'fr', Text>> = {
  en: {
    actions: { ask: 'Ask for a pass', board: 'Board' },
    refusals: { 'not-your-turn': 'It is not your turn.', 'hand-full': 'Four passes are the most.' },
  },
  fr: {
    actions: { ask: 'Demander une carte', board: 'Embarquer' },
    refusals: { 'not-your-turn': 'Ce n’est pas votre tour.', 'hand-full': 'Quatre cartes au plus.' },
  },
};
