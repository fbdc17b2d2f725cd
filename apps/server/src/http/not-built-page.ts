/** What a browser gets from a server whose web app was never built: what is missing, and how to get it. */

import type { Language } from '@tarmac/kit/words';
import { pageOf, pagePolicy } from './small-page.ts';

const WORDS: Readonly<Record<Language, { readonly missing: string; readonly build: string }>> = {
  en: {
    missing: 'This server is running, but its web app has not been built.',
    build: 'Whoever runs it can build it with this command, and start the server again:',
  },
  fr: {
    missing: 'Ce serveur fonctionne, mais son application web n’a pas été construite.',
    build: 'La personne qui l’héberge peut la construire avec cette commande, puis relancer le serveur :',
  },
};

export const NOT_BUILT_POLICY = pagePolicy("'none'");

export function notBuiltPage(language: Language): string {
  const { missing, build } = WORDS[language];
  return pageOf(
    language,
    `<p>${missing}</p>\n<p>${build}</p>\n<p><code>npm run build --workspace=@tarmac/web</code></p>`,
  );
}
