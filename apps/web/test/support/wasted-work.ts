/** What the scripts of a page make its browser do in vain, counted in a trace of the browser itself. */

import type { Browser } from 'playwright-core';

interface Traced {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly stackTrace?: readonly Frame[] } };
}

interface Frame {
  readonly functionName: string;
  readonly url: string;
}

/** The second tells who caused what. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];

export interface Wasted {
  /** By what called for each: a script that reads a size, a place or a focus while the page has changes to be laid out. */
  readonly layouts: readonly string[];
  /** Markup that a script had parsed. */
  readonly parsings: number;
}

/** Counts while `doing` runs. Only the page's own scripts count, not Playwright's. */
export async function wastedWhile(browser: Browser, doing: () => Promise<unknown>): Promise<Wasted> {
  const session = await browser.newBrowserCDPSession();
  const traced: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await doing();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const calls = (wanted: string) =>
    traced
      .filter(({ name }) => name === wanted)
      .map(({ args }) => args.beginData?.stackTrace ?? [])
      .filter(([top]) => top?.url.includes('/assets/'))
      .map((stack) => stack.map(({ functionName, url }) => `${functionName}@${url.split('/').pop()}`).join(' < '));
  return { layouts: calls('Layout'), parsings: calls('ParseHTML').length };
}
