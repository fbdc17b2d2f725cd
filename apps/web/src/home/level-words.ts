/** The levels of bots, as a strip of buttons names them. */

import { LEVELS, type Level } from '../lobby/levels.ts';
import { locale } from '../locale.svelte.ts';
import * as m from '../paraglide/messages.js';

const WORDS: Readonly<Record<Level, () => string>> = {
  trainee: m.lobby_level_trainee,
  pilot: m.lobby_level_pilot,
  captain: m.lobby_level_captain,
};

export function levelChoices(): readonly { readonly value: Level; readonly label: string }[] {
  return LEVELS.map((value) => ({ value, label: capital(WORDS[value]()) }));
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase(locale.current) + word.slice(1);
}
