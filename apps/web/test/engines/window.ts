/** A window of a browser, as far as the protocols of Firefox and WebKit both reach, and what is asked of the document in it. */

import { errors } from 'playwright-core';
import { PATIENCE_MS } from '../support/waiting.ts';
import { type InPage, inPageSource } from './in-page.ts';

/** One device and what is done with it, as WebDriver and WebDriver BiDi both have it. */
export interface Device {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly object[];
}

export interface BrowserWindow {
  /** As Playwright calls the engine. */
  readonly engine: 'firefox' | 'webkit';
  /** The value of an expression that promises a text. Rejects where the document goes meanwhile. */
  ask(expression: string): Promise<string>;
  act(devices: readonly Device[]): Promise<void>;
  /** Resolves when the page has been loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** A second window of the same browser. */
  another(): Promise<BrowserWindow>;
  /** This window alone. */
  close(): Promise<void>;
}

export interface Opened {
  readonly window: BrowserWindow;
  /** Where it puts files that pages give away. */
  readonly downloads: string;
  close(): Promise<void>;
}

export interface Wish {
  /** Where the browser keeps what it wants to. */
  readonly folder: string;
  readonly complain: (what: string) => void;
}

/** Where a document keeps what is put into it. */
const KEPT = '__tarmacWalk';

/** Until a page is looked at again: what it waits for comes by itself. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 30));

/** Tries until there is something else than null, as often as there is patience. */
export async function patiently<T>(what: string, attempt: () => Promise<T | null>, timeout = PATIENCE_MS): Promise<T> {
  for (const until = Date.now() + timeout; ; await soon()) {
    const result = await attempt();
    if (result !== null) return result;
    if (Date.now() > until) throw new errors.TimeoutError(`not within ${timeout} ms: ${what}`);
  }
}

export type Ask = ReturnType<typeof asking>;

interface Answer {
  readonly href: string;
  readonly value?: unknown;
  readonly error?: string;
}

/** Runs functions in the document of a window, and hears at each call where it is. */
export function asking(window: BrowserWindow) {
  let href = 'about:blank';

  /** Null where the document went meanwhile. */
  async function answer(call: string): Promise<Answer | null> {
    const text = await window
      .ask(
        `(async () => { const { href } = location; try { return JSON.stringify({ href, value: await (${call}) }) } ` +
          'catch (error) { return JSON.stringify({ href, error: String(error) }) } })()',
      )
      .catch((error: unknown) => {
        if (isOfChange(error)) return null;
        throw error;
      });
    if (text === null) return null;
    const told = JSON.parse(text) as Answer;
    href = told.href;
    return told;
  }

  function taken({ value, error }: Answer): unknown {
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** What happens to a page happens to it once. */
  async function evaluate(run: string, ...args: readonly unknown[]): Promise<unknown> {
    const told = await answer(`(${run})(${args.map((one) => JSON.stringify(one) ?? 'undefined').join(', ')})`);
    if (told === null) throw new Error('the page went while it was asked');
    return taken(told);
  }

  /** Asked again where one document gives way to another, so that it may only look; `run` is the text of a function. */
  async function lookAt(run: string, args = ''): Promise<unknown> {
    const { value } = await patiently('a page that stays', async () => {
      const told = await answer(`globalThis.${KEPT} === undefined ? '${KEPT}' : (${run})(globalThis.${KEPT}${args})`);
      if (told === null) return null;
      if (told.value !== KEPT) return { value: taken(told) };
      await answer(`Object.assign(globalThis, { ${KEPT}: ${inPageSource(window.engine)} }) && null`);
      return null;
    });
    return value;
  }

  const look = <A, R>(run: (walk: InPage, arg: A) => R | Promise<R>, arg: A): Promise<R> =>
    lookAt(String(run), `, ${JSON.stringify(arg)}`) as Promise<R>;

  return { window, evaluate, look, lookAt, href: () => href };
}

/** What either protocol says where a document has gone. */
const isOfChange = (error: unknown): boolean =>
  /no such (window|frame)|discarded|destroyed|unload|navigat|AbortError|javascript error.*(unloaded|destroyed)/i.test(
    String(error),
  );
