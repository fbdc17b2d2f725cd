/** WebKit as Debian has it: the MiniBrowser of WebKitGTK on a screen that nobody sees, driven by WebDriver. */

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@tarmac/tools/ports';
import { start } from './program.ts';
import { type BrowserWindow, type Opened, patiently, type Wish } from './window.ts';

interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** What a document says of itself that is about to go. */
const LEFT = '__tarmacLeft';

/** How large windows may become. */
const SCREEN = '1920x1280x24';

/** A screen that nobody sees. */
async function openScreen(path: string) {
  // The first that is free, told on its standard output.
  const args = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const program = start({ path, args, env: process.env });
  return { display: `:${await program.says(/^\d+$/)}`, end: program.end };
}

/** Of what pages write to the console the browser tells its standard output. */
const COMPLAINT = /^CONSOLE (?:\S+ )?(ERROR|WARN)\S* (.*)$/;

export async function openWebKit(programs: WebKitPrograms, { folder, complain }: Wish): Promise<Opened> {
  const screen = await openScreen(programs.screen);
  const [config, downloads] = [join(folder, 'config'), join(folder, 'Downloads')];
  for (const one of [join(config, 'gtk-3.0'), downloads]) mkdirSync(one, { recursive: true });
  // As the walks in Chromium have it: pages hear of it as reduced motion.
  writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const port = await freePort();
  const driver = start({
    path: programs.driver,
    args: ['--host=127.0.0.1', `--port=${port}`],
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: folder,
      XDG_CONFIG_HOME: config,
      LANG: 'en_GB.UTF-8',
      LC_ALL: 'en_GB.UTF-8',
      LANGUAGE: 'en_GB',
    },
    heard(line) {
      const [, , text] = COMPLAINT.exec(line) ?? [];
      if (text !== undefined) complain(text);
    },
  });

  async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  await patiently('WebKitWebDriver listens', () => call('GET', '/status').catch(() => null));
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
        timeouts: { script: 600_000 },
        // Else it waits after every press for a page that may never come, such as a file's.
        pageLoadStrategy: 'none',
      },
    },
  });
  const session = `/session/${sessionId}`;
  const window = await windowsOf((method, path, body) => call(method, `${session}${path}`, body), downloads);
  return {
    window,
    downloads,
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await driver.end();
      await screen.end();
    },
  };
}

type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/** The windows of one browser, of which the driver hears one at a time. */
async function windowsOf(call: Call, downloads: string) {
  let current = await call<string>('GET', '/window');

  async function turnTo(handle: string): Promise<void> {
    if (current === handle) return;
    await call('POST', '/window', { handle });
    current = handle;
  }

  function windowOf(handle: string): BrowserWindow {
    const here: Call = async (method, path, body) => {
      await turnTo(handle);
      return call(method, path, body);
    };
    const run = (script: string) => here('POST', '/execute/sync', { script, args: [] });

    /** Waits for another document than the one that is left. */
    async function leave(go: () => Promise<unknown>): Promise<void> {
      await run(`globalThis.${LEFT} = true`);
      await go();
      const arrived = `return document.readyState === 'complete' && globalThis.${LEFT} === undefined`;
      await patiently('the page is loaded', async () =>
        (await run(arrived).catch(() => false)) === true ? true : null,
      );
    }

    return {
      engine: 'webkit',
      ask: (expression) =>
        here('POST', '/execute/async', { script: `const told = arguments[0]; ${expression}.then(told);`, args: [] }),
      async act(actions) {
        const files = readdirSync(downloads).length;
        let isDone = false;
        const acted = here('POST', '/actions', { actions }).finally(() => {
          isDone = true;
        });
        // A press that brings a file is never answered.
        const brought = () => isDone || readdirSync(downloads).length > files || null;
        await Promise.race([acted, patiently('the press is answered', async () => brought())]);
      },
      goto: (url) => leave(() => here('POST', '/url', { url })),
      reload: () => leave(() => here('POST', '/refresh')),
      async back() {
        await here('POST', '/back');
      },
      async resize(width, height) {
        const outer = await here<{ width: number; height: number }>('GET', '/window/rect');
        const [wide, high] = (await run('return [innerWidth, innerHeight]')) as [number, number];
        const size = { width: width + outer.width - wide, height: height + outer.height - high };
        await here('POST', '/window/rect', size);
      },
      async screenshot() {
        return Buffer.from(await here<string>('GET', '/screenshot'), 'base64');
      },
      async another() {
        const { handle: made } = await call<{ handle: string }>('POST', '/window/new', { type: 'tab' });
        return windowOf(made);
      },
      async close() {
        await here('DELETE', '/window');
        current = '';
      },
    };
  }

  return windowOf(current);
}
