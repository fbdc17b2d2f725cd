/** The language of a browser, for the few pages that the server writes itself. */

import { LANGUAGES, type Language } from '@tarmac/kit/words';

/** The preferred one of our languages. */
export function likedLanguage(header = ''): Language {
  const liked = header.split(',').flatMap((part) => {
    const [, name = '', weight = '1'] = /^\s*([a-z]+)\b[^;]*(?:;\s*q=([\d.]+))?\s*$/i.exec(part) ?? [];
    const language = LANGUAGES.find((one) => one === name.toLowerCase());
    return language === undefined ? [] : [{ language, weight: Number(weight) }];
  });
  liked.sort((one, other) => other.weight - one.weight);
  return liked[0]?.language ?? 'en';
}
