/** Firefox as it is installed, driven by WebDriver BiDi, which it speaks itself. */

import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './program.ts';
import type { BrowserWindow, Opened, Wish } from './window.ts';

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Logged {
  readonly level: string;
  readonly text: string | null;
}

type Send = (method: string, params: object) => Promise<unknown>;

/** Whoever walks asks for nothing else than the page. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'en-GB, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  // As the walks in Chromium have it.
  'ui.prefersReducedMotion': 1,
} as const;

export async function openFirefox(path: string, { folder, complain }: Wish): Promise<Opened> {
  const downloads = join(folder, 'Downloads');
  mkdirSync(downloads, { recursive: true });
  const preferences = { ...PREFERENCES, 'browser.download.dir': downloads };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  const program = start({
    path,
    args: ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'],
    env: { ...process.env, HOME: folder },
  });
  const said = await program.says(/^WebDriver BiDi listening on ws:/);
  const { send, hangUp } = await dial(`${said.replace(/^.* ws:/, 'ws:')}/session`, complain);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    // Not the first one, which never gets the keyboard: Enter on a button would press nothing.
    window: await newWindow(send),
    downloads,
    async close() {
      // It writes down what pages have kept.
      await send('browser.close', {}).catch(() => undefined);
      hangUp();
      await program.end();
    },
  };
}

async function dial(address: string, complain: (what: string) => void) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let last = 0;
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(String(data)) as Answer;
    if (method === 'log.entryAdded') {
      const { level, text } = params as Logged;
      if (level === 'error' || level === 'warn') complain(text ?? '');
    }
    const asked = waiting.get(id ?? 0);
    if (asked === undefined) return;
    waiting.delete(id ?? 0);
    if (type === 'error') asked.reject(new Error(`${error}: ${message}`));
    else asked.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has hung up'));
  });
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, hangUp: () => socket.close() };
}

async function newWindow(send: Send): Promise<BrowserWindow> {
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string };
  return windowOf(send, context);
}

function windowOf(send: Send, context: string): BrowserWindow {
  const here = (method: string, params: object = {}) => send(`browsingContext.${method}`, { context, ...params });
  return {
    engine: 'firefox',
    async ask(expression) {
      const { type, result, exceptionDetails } = (await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      if (type === 'success') return result?.value ?? 'null';
      throw new Error(exceptionDetails?.text);
    },
    async act(actions) {
      await send('input.performActions', { context, actions });
    },
    async goto(url) {
      await here('navigate', { url, wait: 'complete' });
    },
    async reload() {
      await here('reload', { wait: 'complete' });
    },
    async back() {
      await here('traverseHistory', { delta: -1 });
    },
    async resize(width, height) {
      await here('setViewport', { viewport: { width, height } });
    },
    async screenshot() {
      const { data } = (await here('captureScreenshot')) as { data: string };
      return Buffer.from(data, 'base64');
    },
    another: () => newWindow(send),
    async close() {
      await here('close');
    },
  };
}
