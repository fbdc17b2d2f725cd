/** The page behind the unsubscribe link. It has a button, because programs that check e-mails open every link. */

import type { Language } from '@tarmac/kit/words';
import { pageOf, pagePolicy } from './small-page.ts';

interface Words {
  readonly question: string;
  readonly button: string;
  readonly done: string;
  readonly wrong: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    question: 'No more e-mails when it is your turn?',
    button: 'No more e-mails',
    done: 'You will get no more e-mails when it is your turn.',
    wrong: 'This link is not complete. Open it once more from the e-mail, or copy all of it.',
  },
  fr: {
    question: 'Ne plus recevoir d’e-mails quand c’est à vous de jouer ?',
    button: 'Ne plus recevoir d’e-mails',
    done: 'Vous ne recevrez plus d’e-mails quand c’est à vous de jouer.',
    wrong: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou copiez-le en entier.',
  },
};

/** The form goes to the page's own address, which has the token in it. */
export const UNSUBSCRIBE_POLICY = pagePolicy("'self'");

export function askingPage(language: Language): string {
  const { question, button } = WORDS[language];
  return pageOf(language, `<p>${question}</p>\n<form method="post"><button>${button}</button></form>`);
}

export function donePage(language: Language): string {
  return pageOf(language, `<p>${WORDS[language].done}</p>`);
}

export function wrongLinkPage(language: Language): string {
  return pageOf(language, `<p>${WORDS[language].wrong}</p>\n<p><a href="/">Tarmac</a></p>`);
}
