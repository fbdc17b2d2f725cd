/** What a moment sounds like: of the news that are to be heard the one that matters most. */

import type { Guide, Sound } from '@tarmac/board';

const LOUDEST_FIRST: readonly Sound[] = ['scoring', 'cash', 'place'];

export function soundOf(
  sounds: Guide['sounds'],
  news: readonly unknown[],
  isWanted: (sound: Sound) => boolean,
): Sound | null {
  const heard = new Set(news.map((item) => sounds[(item as { readonly kind: string }).kind]));
  return LOUDEST_FIRST.find((sound) => heard.has(sound) && isWanted(sound)) ?? null;
}
