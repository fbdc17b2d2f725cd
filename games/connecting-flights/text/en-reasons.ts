/** Why the bots choose as they do, in English. */

import type { Action } from '@tarmac/connecting-flights/rules';
import { estimated } from '@tarmac/flights/text';
import { EN_VERDICTS, NBSP } from '@tarmac/kit/words';
import type { Text } from './words.ts';

/** The form that the verb which begins a label takes in a sentence. */
const DOING: Readonly<Record<string, string>> = {
  Keep: 'keeping',
  Start: 'starting',
  Buy: 'buying',
  Name: 'naming',
  Add: 'adding',
  Bid: 'bidding',
  Pass: 'passing',
  Rent: 'renting',
  Sell: 'selling',
  Offer: 'offering',
  Withdraw: 'withdrawing',
  Accept: 'accepting',
  Decline: 'declining',
  Counter: 'countering',
  Fly: 'flying',
  Take: 'taking',
  Draw: 'drawing',
  Sabotage: 'sabotaging',
  Put: 'putting',
  Pay: 'paying',
  Let: 'letting',
  Claim: 'claiming',
  Wait: 'waiting',
};

export const EN_REASONS: Text['reasons'] = {
  ...EN_VERDICTS,
  doing: (_: Action, label) => label.replace(/^\w+/, (verb) => DOING[verb] ?? verb.toLowerCase()),
  figures: (winPercent, revenue) =>
    `Win share ${estimated(winPercent, `${NBSP}%`)}, revenue of ${estimated(revenue)} in the last round`,
  terms: {
    network: {
      more: 'lets your flights earn more, or those of your rivals less',
      less: 'lets your flights earn less, or those of your rivals more',
    },
    growth: {
      more: 'leaves you cards that promise more in the rounds to come, or your rivals cards that promise less',
      less: 'leaves you cards that promise less in the rounds to come, or your rivals cards that promise more',
    },
    cash: {
      more: 'leaves you more coins to bid and buy with, or your rivals fewer',
      less: 'leaves you fewer coins to bid and buy with, or your rivals more',
    },
    fuel: {
      more: 'leaves you better off for trucks and electric planes, or your rivals worse',
      less: 'leaves you worse off for trucks and electric planes, or your rivals better',
    },
    identity: {
      more: 'brings you nearer to the reward of your secret identity',
      less: 'takes you further from the reward of your secret identity',
    },
    sabotage: {
      more: 'leaves you less exposed to sabotage, or your rivals more',
      less: 'leaves you more exposed to sabotage, or your rivals less',
    },
    rights: {
      more: 'gives you better places to land this round, or your rivals poorer ones',
      less: 'gives you poorer places to land this round, or your rivals better ones',
    },
  },
};
