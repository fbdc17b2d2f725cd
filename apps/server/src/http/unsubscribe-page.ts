/** The page behind the link in a notice: one button, because programs that check mails open every link in them. */

import type { Language } from '../language.ts';
import { pageOf, pagePolicy } from './small-page.ts';

interface Words {
  readonly question: string;
  readonly button: string;
  readonly done: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    question: 'No more e-mails when it is your turn?',
    button: 'No more e-mails',
    done: 'You will get no more e-mails when it is your turn.',
  },
  fr: {
    question: 'Ne plus recevoir d’e-mails quand c’est à vous de jouer ?',
    button: 'Ne plus recevoir d’e-mails',
    done: 'Vous ne recevrez plus d’e-mails quand c’est à vous de jouer.',
  },
};

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;font:1rem/1.5 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:2rem 1rem}
button{font:inherit;min-height:2.75rem;padding:.5rem 1rem}
`;

/** The form goes to the page's own address, which has the token in it. */
export const UNSUBSCRIBE_POLICY = pagePolicy(STYLE, "'self'");

export function askingPage(language: Language): string {
  const { question, button } = WORDS[language];
  return pageOf(language, STYLE, `<p>${question}</p>\n<form method="post"><button>${button}</button></form>`);
}

export function donePage(language: Language): string {
  return pageOf(language, STYLE, `<p>${WORDS[language].done}</p>`);
}
