/** Why the bots choose as they do, in English. */

import { estimated } from '@tarmac/flights/text';
import { EN_VERDICTS, NBSP } from '@tarmac/kit/words';
import type { Text } from './words.ts';

/** The form that the verb which begins a label takes in a sentence. */
const DOING: Readonly<Record<string, string>> = {
  Place: 'placing',
  Start: 'starting',
  Take: 'taking',
  Give: 'giving',
  Buy: 'buying',
  Rent: 'renting',
  Renew: 'renewing',
  Fly: 'flying',
  Charter: 'chartering',
  Close: 'closing',
  End: 'ending',
  Go: 'going',
  Draw: 'drawing',
  Leave: 'leaving',
  Agree: 'agreeing',
  Refuse: 'refusing',
  Withdraw: 'withdrawing',
};

export const EN_REASONS: Text['reasons'] = {
  ...EN_VERDICTS,
  doing: (_, label) => label.replace(/^\w+/, (verb) => DOING[verb] ?? verb.toLowerCase()),
  // The chance to win is told by itself, with that of now.
  figures: (_, home) => `${estimated(home)} pawns home at the end`,
  terms: {
    home: { more: 'brings more pawns home this round', less: 'brings fewer pawns home this round' },
    placing: {
      more: 'leaves the other pawns where they are easier to bring home',
      less: 'leaves the other pawns where they are harder to bring home',
    },
    network: {
      more: 'leaves the team better flights for the rounds to come',
      less: 'leaves the team poorer flights for the rounds to come',
    },
    coins: { more: 'leaves the team more coins', less: 'leaves the team fewer coins' },
    penalties: {
      more: 'costs less in penalties when the round ends',
      less: 'costs more in penalties when the round ends',
    },
    demand: {
      more: 'leaves more room for the pawns still to come',
      less: 'leaves less room for the pawns still to come',
    },
  },
};

export const enChances: Text['chances'] = (now, after) =>
  `Win chance now ${estimated(now, `${NBSP}%`)}, after it ${estimated(after, `${NBSP}%`)}`;
