/** Fetches a page's code. The home page is in the first load: most visits begin there. */

import type { Component } from 'svelte';
import Home from '../pages/Home.svelte';
import type { Page, Params } from '../routes.ts';

export type PageComponent = Component<Params>;

/** What a page takes is what its address says (routes.ts), which the types of components cannot know. */
const LOADERS: Readonly<Record<Page, () => Promise<{ readonly default: unknown }>>> = {
  Home: async () => ({ default: Home }),
  About: () => import('../pages/About.svelte'),
  Lab: () => import('../pages/Lab.svelte'),
  Leaderboard: () => import('../pages/Leaderboard.svelte'),
  Learn: () => import('../pages/Learn.svelte'),
  Local: () => import('../pages/Local.svelte'),
  Match: () => import('../pages/Match.svelte'),
  MyMatches: () => import('../pages/MyMatches.svelte'),
  NewTable: () => import('../pages/NewTable.svelte'),
  Nowhere: () => import('../pages/Nowhere.svelte'),
  OpenFile: () => import('../pages/OpenFile.svelte'),
  PublicTables: () => import('../pages/PublicTables.svelte'),
  Replay: () => import('../pages/Replay.svelte'),
  Review: () => import('../pages/Review.svelte'),
  Rulebook: () => import('../pages/Rulebook.svelte'),
  Settings: () => import('../pages/Settings.svelte'),
  Statistics: () => import('../pages/Statistics.svelte'),
  Verify: () => import('../pages/Verify.svelte'),
  WayBack: () => import('../pages/WayBack.svelte'),
};

/** What has come already: it stands at once, and not one frame of another page is drawn under its address. */
const here = new Map<Page, PageComponent>();

/** Null while it has not been fetched. */
export function pageHere(page: Page): PageComponent | null {
  return here.get(page) ?? null;
}

/** Null where it could not be loaded: no network, or a newer version has taken the place of this one's files. */
export async function pageOf(page: Page): Promise<PageComponent | null> {
  try {
    const component = (await LOADERS[page]()).default as PageComponent;
    here.set(page, component);
    return component;
  } catch {
    return null;
  }
}
