/** Loads the code of pages. The home page is in the first load: most visits begin there. */

import type { Component } from 'svelte';
import Home from '../pages/Home.svelte';
import type { Params } from '../routes.ts';

export type PageComponent = Component<Params>;

interface PageModule {
  readonly default: PageComponent;
}

/** By file. The address determines the props of a page (routes.ts), which component types cannot express. */
const LOADERS: Readonly<Record<string, () => Promise<PageModule>>> = {
  ...import.meta.glob<PageModule>(['../pages/*.svelte', '!../pages/Home.svelte']),
  '../pages/Home.svelte': async () => ({ default: Home as PageComponent }),
};

/** Loaded pages: they render at once, without a frame of another page at their address. */
const here = new Map<string, PageComponent>();

/** Null until it is loaded. */
export function pageHere(page: string): PageComponent | null {
  return here.get(page) ?? null;
}

/** Null if it cannot be loaded: no network, or a newer version has replaced the files. */
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
