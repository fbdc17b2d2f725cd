/** The bots' reasons in English. */

import type { Action } from '@tarmac/airlines-europe/rules';
import { EN_VERDICTS } from '@tarmac/kit/words';
import type { Text } from './words.ts';

/** For the verb that begins a label. */
const DOING: Readonly<Record<Action['type'], string>> = {
  choose: 'opening',
  buy: 'buying',
  stop: 'buying',
  take: 'taking',
  draw: 'drawing',
  play: 'playing',
  playTwo: 'playing',
  exchange: 'exchanging',
  give: 'giving',
  cash: 'taking',
  ban: 'banning',
  pass: 'passing',
};

export const EN_REASONS: Text['reasons'] = {
  ...EN_VERDICTS,
  doing: ({ type }, label) => label.replace(/^\w+/, DOING[type]),
  terms: {
    points: {
      more: 'scores more for you within a few turns, or less for your rivals',
      less: 'scores less for you within a few turns, or more for your rivals',
    },
    portfolio: {
      more: 'makes your portfolio worth more at the coming scorings, or those of your rivals less',
      less: 'leaves your portfolio worth less at the coming scorings, or those of your rivals more',
    },
    growth: {
      more: 'leaves your airlines more room to grow, or those of your rivals less',
      less: 'leaves your airlines less room to grow, or those of your rivals more',
    },
    hand: {
      more: 'leaves you a more promising hand, or your rivals a poorer one',
      less: 'leaves you a less promising hand, or your rivals a better one',
    },
    abacus: {
      more: 'leaves you stronger in Air ABACUS, or your rivals weaker',
      less: 'leaves you weaker in Air ABACUS, or your rivals stronger',
    },
    cash: {
      more: 'leaves you better off for money, or your rivals worse off',
      less: 'leaves you worse off for money, or your rivals better off',
    },
    timing: {
      more: 'is better timed for the next scoring',
      less: 'is less well timed for the next scoring',
    },
  },
};
