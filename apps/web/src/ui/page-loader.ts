/** Fetches a page's code. The home page is in the first load: most visits begin there. */

import type { Component } from 'svelte';
import Home from '../pages/Home.svelte';
import type { Params } from '../routes.ts';

export type PageComponent = Component<Params>;

interface PageModule {
  readonly default: PageComponent;
}

/** By file. What a page takes is what its address says (routes.ts), which the types of components cannot know. */
const LOADERS: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>(['../pages/*.svelte', '!../pages/Home.svelte']),
  '../pages/Home.svelte': async () => ({ default: Home as PageComponent }),
};

/** What has come already: it stands at once, and not one frame of another page is drawn under its address. */
const here = new Map<string, PageComponent>();

/** Null while it has not been fetched. */
export function pageHere(page: string): PageComponent | null {
  return here.get(page) ?? null;
}

/** Null where it could not be loaded: no network, or a newer version has taken the place of this one's files. */
export async function pageOf(page: string): Promise<PageComponent | null> {
  const load = LOADERS[`../pages/${page}.svelte`];
  if (load === undefined) throw new Error(`there is no page ${page} in src/pages`);
  try {
    const { default: component } = await load();
    here.set(page, component);
    return component;
  } catch {
    return null;
  }
}
