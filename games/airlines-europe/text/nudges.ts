/** Where to look, or what to think of, before a hint tells its choice. In a file of their own: only hints load them. */

import type { Action, Scene } from '@tarmac/airlines-europe/rules';
import { EN_QUARTERS, FR_QUARTERS, type Language, type Nudge, type Quarter, quarterOf } from '@tarmac/kit/words';

type Kind = Exclude<Action['type'], 'buy' | 'ban'> | 'abacus';

const WORDS: Readonly<Record<Language, { readonly quarters: Record<Quarter, string> } & Record<Kind, string>>> = {
  en: {
    quarters: EN_QUARTERS,
    abacus: 'Think of Air ABACUS.',
    choose: 'Look at your hand: which airlines do you have more to lay down of?',
    stop: 'Think of what your money will have to pay for next.',
    take: 'Look at the market.',
    draw: 'Look at the market: is any of it worth more to you than an unknown card?',
    play: 'Look at your hand.',
    playTwo: 'Look at your hand.',
    exchange: 'Think of Air ABACUS.',
    give: 'Which share can you spare most easily?',
    cash: 'Think of your money.',
    pass: 'Would any ban hurt the others more than you?',
  },
  fr: {
    quarters: FR_QUARTERS,
    abacus: 'Pensez à Air ABACUS.',
    choose: 'Regardez votre main : de quelles compagnies aurez-vous d’autres actions à poser ?',
    stop: 'Pensez à ce que votre argent devra payer ensuite.',
    take: 'Regardez le marché.',
    draw: 'Regardez le marché : une de ses cartes vaut-elle mieux pour vous qu’une carte inconnue ?',
    play: 'Regardez votre main.',
    playTwo: 'Regardez votre main.',
    exchange: 'Pensez à Air ABACUS.',
    give: 'De quelle action vous passeriez-vous le plus facilement ?',
    cash: 'Pensez à votre argent.',
    pass: 'Une interdiction gênerait-elle les autres plus que vous ?',
  },
};

export const nudge: Nudge = (language, scene, action) => {
  const { board } = scene as Scene;
  const meant = action as Action;
  const words = WORDS[language];
  if (meant.type === 'buy' || meant.type === 'ban') {
    const route = board.routes.find(({ id }) => id === meant.route);
    return words.quarters[quarterOf(board.cities, route?.cities ?? [])];
  }
  const shares = meant.type === 'play' ? [meant.share] : meant.type === 'playTwo' ? meant.shares : [];
  return words[shares.includes('abacus') ? 'abacus' : meant.type];
};
