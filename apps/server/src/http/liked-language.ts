/** The language a browser asks for, for the few pages the server writes itself. */

import type { Language } from '../language.ts';

/** The one they like best of those we have. */
export function likedLanguage(header = ''): Language {
  const liked = header.split(',').flatMap((part) => {
    const [, name, weight = '1'] = /^\s*(en|fr)\b[^;]*(?:;\s*q=([\d.]+))?\s*$/i.exec(part) ?? [];
    return name === undefined ? [] : [{ language: name.toLowerCase() as Language, weight: Number(weight) }];
  });
  liked.sort((one, other) => other.weight - one.weight);
  return liked[0]?.language ?? 'en';
}
