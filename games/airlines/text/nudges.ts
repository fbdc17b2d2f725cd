/** Where to look, or what to think of, before a hint tells its choice. In a file of their own: only hints load them. */

import type { Action, Scene } from '@tarmac/airlines/rules';
import { EN_QUARTERS, FR_QUARTERS, type Language, type Nudge, type Quarter, quarterOf } from '@tarmac/kit/words';

type Kind = Exclude<Action['type'], 'fly' | 'sabotage'>;

const WORDS: Readonly<Record<Language, { readonly quarters: Record<Quarter, string> } & Record<Kind, string>>> = {
  en: {
    quarters: EN_QUARTERS,
    exchange: 'Look at your flight cards: does one of them fit nowhere any more?',
    remove: 'Look at the stock cards face up: does one of them serve nobody any more?',
    found: 'Look at your hand: which airline could you found?',
    expand: 'Which of the airlines you hold stock of could still grow?',
    stop: 'Would any of what is possible here help you?',
    play: 'Look at the stock in your hand.',
    take: 'Look at the stock cards face up.',
    draw: 'Look at the stock cards face up: is any of them worth more to you than an unknown one?',
  },
  fr: {
    quarters: FR_QUARTERS,
    exchange: 'Regardez vos cartes Vol : l’une d’elles n’est-elle plus jouable nulle part ?',
    remove: 'Regardez la rangée : l’une de ses cartes ne sert-elle plus à personne ?',
    found: 'Regardez votre main : quelle compagnie pourriez-vous fonder ?',
    expand: 'Laquelle des compagnies dont vous avez des actions peut encore grandir ?',
    stop: 'Quelque chose de possible ici vous servirait-il ?',
    play: 'Regardez les actions de votre main.',
    take: 'Regardez la rangée.',
    draw: 'Regardez la rangée : l’une de ses cartes vaut-elle mieux pour vous qu’une carte inconnue ?',
  },
};

export const nudge: Nudge = (language, scene, action) => {
  const { board } = scene as Scene;
  const meant = action as Action;
  const words = WORDS[language];
  if (meant.type !== 'fly' && meant.type !== 'sabotage') return words[meant.type];
  const route = board.routes.find(({ id }) => id === meant.route);
  return words.quarters[quarterOf(board.cities, route?.cities ?? [])];
};
