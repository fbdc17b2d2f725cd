/** The bots' reasons in English. */

import type { Action } from '@tarmac/airlines/rules';
import { EN_VERDICTS } from '@tarmac/kit/words';
import type { Text } from './words.ts';

/** For the verb that begins a label. */
const DOING: Readonly<Record<Action['type'], string>> = {
  exchange: 'exchanging',
  remove: 'removing',
  found: 'founding',
  expand: 'expanding',
  fly: 'playing',
  stop: 'leaving',
  play: 'playing',
  sabotage: 'sabotaging',
  take: 'taking',
  draw: 'drawing',
};

export const EN_REASONS: Text['reasons'] = {
  ...EN_VERDICTS,
  doing: ({ type }, label) => label.replace(/^\w+/, DOING[type]),
  terms: {
    points: {
      more: 'scores more for you within a few turns, or less for your rivals',
      less: 'scores less for you within a few turns, or more for your rivals',
    },
    stock: {
      more: 'makes your open stock worth more at the coming scorings, or that of your rivals less',
      less: 'leaves your open stock worth less at the coming scorings, or that of your rivals more',
    },
    growth: {
      more: 'leaves your airlines more room to grow, or those of your rivals less',
      less: 'leaves your airlines less room to grow, or those of your rivals more',
    },
    rivals: {
      more: 'leaves your rivals less of a threat in the airlines you hold',
      less: 'leaves your rivals more of a threat in the airlines you hold',
    },
    hand: {
      more: 'leaves you more promising stock in hand, or your rivals less promising stock',
      less: 'leaves you less promising stock in hand, or your rivals more promising stock',
    },
    flights: {
      more: 'leaves you better flight cards, or your rivals poorer ones',
      less: 'leaves you poorer flight cards, or your rivals better ones',
    },
    tempo: {
      more: 'is better timed for the next scoring and the end',
      less: 'is less well timed for the next scoring and the end',
    },
  },
};
