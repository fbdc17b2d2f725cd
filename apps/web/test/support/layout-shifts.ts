/** What jumped on a page, as the browser itself counts it. */

import type { Page } from 'playwright-core';

interface Shift {
  readonly value: number;
  /** The elements that jumped, for whoever is to mend it. */
  readonly what: string;
}

/** From the next page on. With and without recent input: a press is no excuse, and how recent it was is a matter of load. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const box = (rect: DOMRect) => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName}.${element?.className} "${element?.textContent?.trim().slice(0, 40)}" ${box(from)} > ${box(to)}`;
        });
        shifts.push({ value, what: `${value.toFixed(4)} ${what.join(' | ')}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function layoutShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
}
