/** The reader's settings, stored in this browser: theme, motion, sound, and the player's name. */

import { SOUNDS, type Sound } from '@tarmac/board/sounds';
import type { BotPace } from './backend/backend.ts';

/** `public/theme.js` reads it too, before anything is painted. */
const KEPT = 'tarmac.settings';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const MOTIONS = ['system', 'less'] as const;
type Motion = (typeof MOTIONS)[number];
export const BOT_PACES: readonly BotPace[] = ['step', 'slow', 'normal', 'fast'];

const USUAL_VOLUME = 0.6;

interface Liked {
  theme: Theme;
  motion: Motion;
  /** Of the bots in matches of this browser. */
  bots: BotPace;
  /** Off by default: "your turn", and what happens at the table. */
  sound: boolean;
  sounds: readonly Sound[];
  /** From 0 to 1, of all sounds. */
  volume: number;
  /** Empty until the reader enters it. */
  name: string;
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)');

let liked = $state.raw<Liked>(remembered());
let systemIsDark = $state(darkSystem.matches);
let systemIsStill = $state(stillSystem.matches);

export const settings = {
  get theme(): Theme {
    return liked.theme;
  },
  set theme(theme: Theme) {
    change({ theme });
  },
  get motion(): Motion {
    return liked.motion;
  },
  set motion(motion: Motion) {
    change({ motion });
  },
  get bots(): BotPace {
    return liked.bots;
  },
  set bots(bots: BotPace) {
    change({ bots });
  },
  get sound(): boolean {
    return liked.sound;
  },
  set sound(sound: boolean) {
    change({ sound });
  },
  hears(sound: Sound): boolean {
    return liked.sounds.includes(sound);
  },
  hear(sound: Sound, wanted: boolean): void {
    change({ sounds: SOUNDS.filter((one) => (one === sound ? wanted : liked.sounds.includes(one))) });
  },
  get volume(): number {
    return liked.volume;
  },
  set volume(volume: number) {
    change({ volume });
  },
  get name(): string {
    return liked.name;
  },
  set name(name: string) {
    change({ name });
  },
  /** Whether the theme is dark, by setting and system. */
  get dark(): boolean {
    return liked.theme === 'dark' || (liked.theme === 'system' && systemIsDark);
  },
  /** Without motion. */
  get still(): boolean {
    return liked.motion === 'less' || systemIsStill;
  },
};

darkSystem.addEventListener('change', () => {
  systemIsDark = darkSystem.matches;
  show();
});
stillSystem.addEventListener('change', () => {
  systemIsStill = stillSystem.matches;
  show();
});
show();

function change(part: Partial<Liked>): void {
  liked = { ...liked, ...part };
  show();
  try {
    localStorage.setItem(KEPT, JSON.stringify(liked));
  } catch {
    // Then it holds for this visit.
  }
}

function show(): void {
  document.documentElement.setAttribute('data-theme', settings.dark ? 'dark' : 'light');
  document.documentElement.setAttribute('data-motion', settings.still ? 'less' : 'full');
}

function remembered(): Liked {
  const found = readKept();
  return {
    theme: THEMES.find((theme) => theme === found.theme) ?? 'system',
    motion: MOTIONS.find((motion) => motion === found.motion) ?? 'system',
    bots: BOT_PACES.find((pace) => pace === found.bots) ?? 'normal',
    sound: found.sound === true,
    sounds: SOUNDS.filter((sound) => Array.isArray(found.sounds) && found.sounds.includes(sound)),
    volume: typeof found.volume === 'number' && found.volume >= 0 && found.volume <= 1 ? found.volume : USUAL_VOLUME,
    name: typeof found.name === 'string' ? found.name : '',
  };
}

/** Empty if the browser stores nothing, or the stored data is not ours. */
function readKept(): Partial<Record<keyof Liked, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
