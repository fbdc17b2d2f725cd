/** The router. Links are plain `<a href>`: it handles clicks on links of this site without a reload. */

import { tick } from 'svelte';
import { randomText } from './api/random-text.ts';
import { type Place, placeOf } from './routes.ts';

interface Here extends Place {
  readonly search: string;
  /** Without its `#`, as it stands in the address. */
  readonly hash: string;
}

/** How far each entry of the history was scrolled. */
const scrolled = new Map<string, number>();
/** The key of the shown history entry; stored in the history itself, to find it again after going back. */
let entry = '';
let here = $state.raw<Here>(hereNow());
/** Where the page is to be scrolled to once it is there; null leaves it to the page. */
let wanted: number | null = null;

export const route = {
  get path() {
    return here.path;
  },
  get search() {
    return here.search;
  },
  get hash() {
    return here.hash;
  },
  get params() {
    return here.params;
  },
  get page() {
    return here.page;
  },
  get bare() {
    return here.bare;
  },
  get place(): Place {
    return here;
  },
};

export function go(path: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  entry = randomText();
  if (replace) history.replaceState(entry, '', path);
  else history.pushState(entry, '', path);
  here = hereNow();
  wanted = here.hash === '' ? 0 : null;
}

/** Call it once; then the page follows its address. */
export function startRouter(): void {
  history.scrollRestoration = 'manual';
  entry = typeof history.state === 'string' ? history.state : randomText();
  history.replaceState(entry, '');
  addEventListener('scroll', () => scrolled.set(entry, scrollY), { passive: true });
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    const before = here.path;
    entry = typeof state === 'string' ? state : '';
    here = hereNow();
    if (here.path !== before) wanted = scrolled.get(entry) ?? 0;
  });
  document.addEventListener('click', followLink);
}

/** Call it when the new page is shown: scrolls, and moves the focus to the heading. */
export async function arrived(): Promise<void> {
  await tick();
  if (wanted === null) return;
  scrollTo({ top: wanted, behavior: 'instant' });
  wanted = null;
  const heading = headingHere();
  if (heading === null) focusWhenThere();
  else focus(heading);
}

const headingHere = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Waits for the heading, which a table shows only later. Does not move a focus that the reader has set meanwhile. */
function focusWhenThere(): void {
  const path = here.path;
  const looking = new MutationObserver(() => {
    const heading = headingHere();
    if (heading === null && here.path === path) return;
    looking.disconnect();
    if (heading !== null && document.activeElement === document.body) focus(heading);
  });
  looking.observe(document.body, { childList: true, subtree: true });
}

function hereNow(): Here {
  return { ...placeOf(location.pathname), search: location.search, hash: location.hash.slice(1) };
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.rel === 'external') return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
  // The browser itself handles links within the page.
  if (to.pathname === location.pathname && to.search === location.search && to.hash !== '') return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}
