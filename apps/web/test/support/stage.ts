/** One server and one browser for the tests of a file, and people who come and go. */

import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { openBrowser, SLOW, type Visitor, visit } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

interface Stage {
  address(): string;
  visit(options?: BrowserContextOptions & { readonly path?: string }): Promise<Visitor>;
}

/** To be called once, at the top of a file of tests. */
export function stage(): Stage {
  vi.setConfig(SLOW);
  let server: RunningServer;
  let browser: Browser;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), openBrowser()]);
  });
  afterEach(async () => {
    for (const { context } of visitors.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    address: () => server.address,
    async visit(options) {
      const visitor = await visit(browser, server.address, options);
      visitors.push(visitor);
      return visitor;
    },
  };
}
