/** One server and one browser for the tests of a file, and people who come and go. */

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { openBrowser, SLOW, type Visitor, visit, type Wishes } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

/** What the browser itself notes where somebody becomes somebody else while their connection is being made. */
const NOTED = /^WebSocket connection to \S+ failed: WebSocket is closed before the connection is established\.$/;
/** The browser took a connection that it had opened ahead and that was closed meanwhile; the page connects again. */
const STALE = /^WebSocket connection to \S+ failed: .*ERR_SOCKET_NOT_CONNECTED$/;

export interface Invited extends Omit<Wishes, 'path'> {
  /** The address by which they come, where it is not the server's own. */
  readonly from?: string;
}

/** Who come to a server, with whatever browser. */
export interface Guests {
  readonly address: string;
  /** Somebody with a browser of their own opens a page, and stays until the last test. */
  come(path?: string, options?: Invited): Promise<Visitor>;
  /** The same, who leaves after the test. */
  visit(path?: string, options?: Invited): Promise<Visitor>;
}

export interface Stage extends Guests {
  readonly browser: Browser;
  /** Stops the server for good. */
  stopServer(): Promise<void>;
}

/** To be called once, at the top of a file of tests. */
export function stage(settings: Readonly<Record<string, string>> = {}): Stage {
  vi.setConfig(SLOW);
  let server: RunningServer | null = null;
  let browser: Browser | null = null;
  const leaving: Visitor[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(settings), openBrowser()]);
  });
  afterEach(async () => {
    for (const { context } of leaving.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  function started<T>(what: T | null): T {
    if (what === null) throw new Error('not before the first test');
    return what;
  }

  async function come(path = '/', { from, ...options }: Invited = {}): Promise<Visitor> {
    return visit(started(browser), from ?? started(server).address, { ...options, path });
  }

  return {
    get address() {
      return started(server).address;
    },
    get browser() {
      return started(browser);
    },
    come,
    async visit(path, options) {
      const visitor = await come(path, options);
      leaving.push(visitor);
      return visitor;
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
  const isExpected = (one: string) => [NOTED, STALE, ...provoked].some((known) => known.test(one));
  const left = Object.entries(people).flatMap(([who, { complaints }]) =>
    complaints.filter((one) => !isExpected(one)).map((one) => `${who}: ${one}`),
  );
  expect(left).toEqual([]);
}
