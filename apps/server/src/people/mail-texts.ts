/** The texts of e-mails about identities: short, with a link. */

import type { Language } from '@tarmac/kit/words';

interface Text {
  readonly subject: string;
  readonly text: string;
}

/** Without a name: anybody can have this sent to any address, and must not choose a word of it. */
export const CONFIRM_TEXTS: Readonly<Record<Language, (link: string) => Text>> = {
  en: (link) => ({
    subject: 'Tarmac: is this your address?',
    text: `Hello,\n\nsomebody on Tarmac gave this address as theirs. If that was you, confirm it within an hour:\n\n${link}\n\nIf it was not you, do nothing.\n`,
  }),
  fr: (link) => ({
    subject: 'Tarmac : est-ce votre adresse ?',
    text: `Bonjour,\n\nquelqu’un a donné cette adresse sur Tarmac. Si c’était vous, confirmez-la dans l’heure :\n\n${link}\n\nSinon, ne faites rien.\n`,
  }),
};

export const RECOVER_TEXTS: Readonly<Record<Language, (name: string, link: string) => Text>> = {
  en: (name, link) => ({
    subject: 'Tarmac: back to your matches',
    text: `Hello ${name},\n\nthis link brings you back, on the device where you open it. It works once, within an hour:\n\n${link}\n\nIf you did not ask for it, do nothing.\n`,
  }),
  fr: (name, link) => ({
    subject: 'Tarmac : retrouver vos parties',
    text: `Bonjour ${name},\n\nce lien vous reconnecte sur l’appareil où vous l’ouvrez. Il sert une seule fois, dans l’heure :\n\n${link}\n\nSi vous n’avez rien demandé, ne faites rien.\n`,
  }),
};
