/** Where the reader is. Links are plain `<a href>`: clicks on those of this site end here instead of loading anew. */

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
/** Of the entry that is shown; kept in the history itself, so that it is found again on the way back. */
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

/** To be called once; from then on the page follows its address. */
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

/** To be called when the page that was asked for stands: scrolls, and says where we are by moving the focus. */
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

/** A table has no heading before it knows what it shows. Whoever has found something else by then is left there. */
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
  // Within the page the browser itself knows where to go.
  if (to.pathname === location.pathname && to.search === location.search && to.hash !== '') return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}
