/** One server and people who come to it with Firefox or WebKit, for the walks that people go with Chromium everywhere else. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '@tarmac/tools/firefox';
import { findWebKit } from '@tarmac/tools/webkit';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { DESKTOP, SLOW, type Visitor } from '../support/browser.ts';
import { registerFinger } from '../support/finger.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import type { Guests, Invited } from '../support/stage.ts';
import { openFirefox } from './firefox.ts';
import { fingerOf } from './hands.ts';
import { sayingWhatLacks } from './locator.ts';
import { pageIn } from './page.ts';
import { openWebKit } from './webkit.ts';
import type { Opened, Wish } from './window.ts';

export interface Engine {
  readonly name: string;
  /** Why it cannot be opened here. */
  readonly problem: string | null;
  open(wish: Wish): Promise<Opened>;
}

const firefox = findFirefox();
const webkit = findWebKit();

function lacks(problem: string): never {
  throw new Error(problem);
}

export const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    problem: firefox.problem,
    open: (wish) => openFirefox(firefox.path ?? lacks(firefox.problem), wish),
  },
  {
    name: 'WebKit',
    problem: webkit.problem,
    open: (wish) => openWebKit(webkit.path === null ? lacks(webkit.problem) : webkit.webkit, wish),
  },
];

/** A browser of somebody's own, closed and opened again as they like. */
export interface Profile {
  open(): Promise<BrowserContext>;
}

/** To be called once for each engine, in a group of tests of its own. */
export function engineStage(engine: Engine): Guests & { profile(complaints: string[]): Profile } {
  vi.setConfig(SLOW);
  let server: RunningServer | null = null;
  const staying: (() => Promise<void>)[] = [];
  const leaving: (() => Promise<void>)[] = [];
  const folders: string[] = [];

  beforeAll(async () => {
    server = await startServer();
  });
  const sendAway = async (all: (() => Promise<void>)[]) => {
    for (const leave of all.splice(0)) await leave();
  };
  afterEach(() => sendAway(leaving));
  afterAll(async () => {
    await sendAway(staying);
    await server?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  function started(): RunningServer {
    if (server === null) throw new Error('not before the first test');
    return server;
  }

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'tarmac-engine-'));
    folders.push(folder);
    return folder;
  }

  async function open(folder: string, complaints: string[], { from, viewport }: Invited): Promise<BrowserContext> {
    const opened = await engine.open({ folder, complain: (what) => complaints.push(what) });
    const { width, height } = viewport ?? DESKTOP;
    const base = from ?? started().address;
    let windows = 0;
    const newPage = async (): Promise<Page> => {
      const window = windows++ === 0 ? opened.window : await opened.window.another();
      const page = pageIn(window, base, opened.downloads);
      registerFinger(page, fingerOf(window));
      await page.setViewportSize({ width, height });
      return page;
    };
    return sayingWhatLacks<BrowserContext>('context', { newPage, close: opened.close });
  }

  async function visitor(path: string, options: Invited, all: (() => Promise<void>)[]): Promise<Visitor> {
    const complaints: string[] = [];
    const context = await open(newFolder(), complaints, options);
    all.push(() => context.close());
    const page = await context.newPage();
    await page.goto(path);
    return { context, page, complaints };
  }

  return {
    get address() {
      return started().address;
    },
    come: (path = '/', options = {}) => visitor(path, options, staying),
    visit: (path = '/', options = {}) => visitor(path, options, leaving),
    profile(complaints) {
      const folder = newFolder();
      return { open: () => open(folder, complaints, {}) };
    },
  };
}
