/** What the tests of several people share: one server, one browser, and whoever comes. */

import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { openBrowser, SLOW, type Visitor, visit } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** What the browser itself notes where somebody becomes somebody else while their connection is being made. */
const NEWCOMER = [/^WebSocket connection to \S+ failed: WebSocket is closed before the connection is established\.$/];

interface Stage {
  readonly address: string;
  /** Somebody with a browser of their own opens a page. */
  come(path?: string, options?: BrowserContextOptions & { readonly from?: string }): Promise<Visitor>;
  /** Stops the server for good. */
  stopServer(): Promise<void>;
}

export function stage(settings: Readonly<Record<string, string>> = {}): Stage {
  vi.setConfig(SLOW);
  let server: RunningServer | null = null;
  let browser: Browser | null = null;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(settings), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  function started<T>(what: T | null): T {
    if (what === null) throw new Error('not before the first test');
    return what;
  }

  return {
    get address() {
      return started(server).address;
    },
    async come(path = '/', { from, ...options } = {}) {
      return visit(started(browser), from ?? started(server).address, { ...options, path });
    },
    async stopServer() {
      await started(server).stop();
      server = null;
    },
  };
}

/** Nothing went wrong behind what was seen, but for what the test itself brought about. */
export function expectNoComplaints(
  people: Readonly<Record<string, { readonly complaints: readonly string[] }>>,
  provoked: readonly RegExp[] = [],
): void {
  const isExpected = (one: string) => [...NEWCOMER, ...provoked].some((known) => known.test(one));
  const left = Object.entries(people).flatMap(([who, { complaints }]) =>
    complaints.filter((one) => !isExpected(one)).map((one) => `${who}: ${one}`),
  );
  expect(left).toEqual([]);
}
