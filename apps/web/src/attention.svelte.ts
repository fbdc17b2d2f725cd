/** "Your turn": the matches that wait for the reader, and the signs of it outside the page. */

import type { MyMatch } from '@tarmac/wire/page';
import { readMyMatches } from './api/tables.ts';
import { learnt, type Waiting, waitingMatches } from './attention/waiting.ts';
import { rules } from './backend/rules.ts';
import { me } from './people/me.svelte.ts';
import { settings } from './settings.svelte.ts';
import { chime } from './ui/chime.ts';
import type { LocalSummary } from './worker/rules-api.ts';

/** The house's own picture, with a dot. */
const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1f6f8b"/>' +
    '<path d="M5 19 21 10q5-2 6 1-1 3-5 5L9 23l-4 1 2-4z" fill="#f6eedd"/>' +
    '<circle cx="24" cy="8" r="8" fill="#e3a21a" stroke="#f6eedd" stroke-width="2"/></svg>',
)}`;

let plain: string | null = null;

function showDot(wanted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (link === null) return;
  plain ??= link.href;
  link.href = wanted ? DOTTED : plain;
}

/** Does nothing unless the app is installed. */
function showNumber(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  shown.catch(() => undefined);
}

interface Here {
  readonly id: string;
  readonly owes: boolean;
}

/** Rarely enough: changes at the open table are known at once anyway. */
const EVERY_MS = 60_000;
/** The signs are for readers who look elsewhere: they wait until the page shows the change. */
const SIGNS_AFTER_MS = 100;

let onServer: readonly MyMatch[] = [];
let inBrowser: readonly LocalSummary[] = [];
let waiting = $state.raw<readonly Waiting[]>([]);
let here = $state.raw<Here | null>(null);
let following = false;
let signsDue: ReturnType<typeof setTimeout> | undefined;

const NOBODYS = Promise.resolve({ ok: true, value: [] } as const);

export const attention = {
  /** Matches that wait for the reader, without the one that is open. */
  get elsewhere(): readonly Waiting[] {
    return waiting.filter(({ id }) => id !== here?.id);
  },
  /** To be called by the table that is open, whenever it begins or ends to wait. */
  sit(id: string | null, owes: boolean): void {
    if (id === null || (here?.id === id && here.owes === owes)) return;
    // No sign for a turn that was there when the table was opened.
    const isNews = here?.id === id && owes;
    here = { id, owes };
    if (isNews && settings.sound) void chime('turn', settings.volume);
    clearTimeout(signsDue);
    signsDue = setTimeout(() => {
      showSigns();
      attention.follow();
    }, SIGNS_AFTER_MS);
  },
  leave(): void {
    clearTimeout(signsDue);
    here = null;
    showSigns();
  },
  /** Looks now, and then regularly while the page is visible. */
  follow(): void {
    if (!following) {
      following = true;
      setInterval(() => document.visibilityState === 'visible' && look(), EVERY_MS);
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
    }
    void look();
  },
};

/** A failure of the server or of the browser's storage does not affect the other. */
async function look(): Promise<void> {
  await Promise.all([
    learnt(me.current === null ? NOBODYS : readMyMatches(), onServer).then((matches) => {
      onServer = matches;
      showWaiting();
    }),
    learnt(rules().list(), inBrowser).then((matches) => {
      inBrowser = matches;
      showWaiting();
    }),
  ]);
}

function showWaiting(): void {
  waiting = waitingMatches(onServer, inBrowser, Date.now());
  showSigns();
}

function showSigns(): void {
  showDot(here?.owes ?? false);
  showNumber(attention.elsewhere.length + (here?.owes ? 1 : 0));
}
