/** The games the arena knows. Nothing else here names one, but its screen. */

import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import type { Game } from '@tarmac/kit';
import { airlinesEuropeScreen } from './play/airlines-europe-screen.ts';
import type { MakeScreen } from './play/screen.ts';

export interface Entry {
  readonly game: Game;
  /** Settings that may be a whole JSON file instead of a value. */
  readonly fileOptions: readonly string[];
  readonly screen: MakeScreen;
  /** What `arena bench` asks of it: decisions a second on one core, and times boardgame.io. */
  readonly floor: { readonly decisionsPerSecond: number; readonly ratio: number };
}

export const ENTRIES: readonly Entry[] = [
  {
    game: airlinesEurope,
    fileOptions: ['board'],
    screen: airlinesEuropeScreen as MakeScreen,
    floor: { decisionsPerSecond: 250_000, ratio: 40 },
  },
];
