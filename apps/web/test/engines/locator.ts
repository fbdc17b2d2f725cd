/** Playwright's locators, as far as walks use them, in browsers that Playwright cannot drive. */

import { errors, type Locator } from 'playwright-core';
import * as hands from './hands.ts';
import type { InPage } from './in-page.ts';
import {
  alsoIs,
  byLabel,
  byRole,
  byText,
  orIs,
  type RoleWish,
  type Text,
  withInside,
  within,
  withText,
} from './selectors.ts';
import { type Ask, patiently } from './window.ts';

/** The text by which a locator is found. */
const selectors = new WeakMap<object, string>();

function selectorOf(locator: Locator): string {
  const selector = selectors.get(locator);
  if (selector === undefined) throw new Error('this locator is of another browser');
  return selector;
}

/** What is asked for and not there says so: a walk may want more than the engines have learned. */
export function sayingWhatLacks<T extends object>(what: string, parts: object): T {
  return new Proxy(parts, {
    get(target, name) {
      if (name in target || typeof name === 'symbol' || name === 'then' || name === 'toJSON')
        return Reflect.get(target, name);
      throw new Error(`a ${what} of this browser cannot ${name} yet`);
    },
  }) as T;
}

/** Ways to find something in a page or in a part of it. */
export function finding(ask: Ask, outer = '') {
  const at = (inner: string) => locatorAt(ask, within(outer, inner));
  return {
    getByRole: (role: string, wish?: RoleWish) => at(byRole(role, wish)),
    getByText: (text: Text, { exact = false } = {}) => at(byText(text, exact)),
    getByLabel: (text: Text, { exact = false } = {}) => at(byLabel(text, exact)),
    locator: (what: string | Locator) => at(typeof what === 'string' ? what : selectorOf(what)),
  };
}

interface Sieve {
  readonly hasText?: Text;
  readonly has?: Locator;
}

type State = 'attached' | 'detached' | 'visible' | 'hidden';

function locatorAt(ask: Ask, selector: string): Locator {
  const { window, look } = ask;
  const and = (more: string) => locatorAt(ask, `${selector}${more}`);

  /** Of the one element there has to be, once it is there. */
  async function one<R>(run: (walk: InPage, element: HTMLElement) => R | Promise<R>): Promise<R> {
    return theOne(run.toString(), '').then((value) => value as R);
  }

  function theOne(run: string, args: string): Promise<unknown> {
    return patiently(`${selector} is there`, async () => {
      const told = await ask.lookAt(`(async (walk) => {
        const found = walk.querySelectorAll(walk.parseSelector(${JSON.stringify(selector)}), document);
        if (found.length > 1) throw new Error(found.length + ' elements are ' + ${JSON.stringify(selector)});
        return found.length === 0 ? null : { value: await (${run})(walk, found[0]${args}) };
      })`);
      return told as { readonly value: unknown } | null;
    }).then(({ value }) => value);
  }

  /** Where it can be pressed: in sight, at rest, and with nothing over it. */
  async function point(): Promise<hands.Point> {
    let why = 'it is not there';
    let tries = 0;
    return patiently(`${selector} can be pressed`, async () => {
      const told = await look(whereToPress, { selector, block: (['center', 'end', 'start'] as const)[tries++ % 3] });
      if (!('why' in told)) return told;
      why = told.why;
      return null;
    }).catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) error.message += `: ${why}`;
      throw error;
    });
  }

  async function waitFor({ state = 'visible', timeout }: { state?: State; timeout?: number } = {}): Promise<void> {
    const isSo = async () => (await look(isInState, { selector, state })) || null;
    await patiently(`${selector} is ${state}`, isSo, timeout);
  }

  const parts = {
    ...finding(ask, selector),
    filter: ({ hasText, has }: Sieve) =>
      and((hasText === undefined ? '' : withText(hasText)) + (has === undefined ? '' : withInside(selectorOf(has)))),
    and: (other: Locator) => and(alsoIs(selectorOf(other))),
    or: (other: Locator) => and(orIs(selectorOf(other))),
    first: () => and(' >> nth=0'),
    last: () => and(' >> nth=-1'),
    nth: (place: number) => and(` >> nth=${place}`),
    toString: () => selector,

    waitFor,
    count: () => look((walk, which) => walk.querySelectorAll(walk.parseSelector(which), document).length, selector),
    allTextContents: () =>
      look(
        (walk, which) => walk.querySelectorAll(walk.parseSelector(which), document).map((one) => one.textContent ?? ''),
        selector,
      ),
    allInnerTexts: () =>
      look(
        (walk, which) => walk.querySelectorAll(walk.parseSelector(which), document).map((one) => one.innerText),
        selector,
      ),
    isVisible: () => look(isInState, { selector, state: 'visible' as const }),
    textContent: () => one((_walk, element) => element.textContent),
    innerText: () => one((_walk, element) => element.innerText),
    inputValue: () => one((_walk, element) => (element as HTMLInputElement).value),
    isChecked: () => one((walk, element) => walk.elementState(element, 'checked').matches),
    ariaSnapshot: () => one((walk, element) => walk.ariaSnapshot(element, { mode: 'default' })),
    getAttribute: (name: string) =>
      theOne('(_walk, element, name) => element.getAttribute(name)', `, ${JSON.stringify(name)}`),
    boundingBox: () =>
      one((_walk, element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      }),
    evaluate: (run: (element: never, arg: never) => unknown, arg?: unknown) =>
      theOne(`(_walk, element, arg) => (${run})(element, arg)`, `, ${JSON.stringify(arg)}`),
    evaluateAll: (run: (elements: never, arg: never) => unknown, arg?: unknown) =>
      ask.lookAt(
        `((walk) => (${run})(walk.querySelectorAll(walk.parseSelector(${JSON.stringify(selector)}), document), ${JSON.stringify(arg)}))`,
      ),

    scrollIntoViewIfNeeded: () =>
      one((_walk, element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' })),
    focus: () => one((walk, element) => walk.focusNode(element)),
    click: async () => hands.click(window, await point()),
    tap: async () => hands.tap(window, await point()),
    hover: async () => hands.hover(window, await point()),
    async press(chord: string) {
      await one((walk, element) => walk.focusNode(element));
      await hands.press(window, chord);
    },
    async fill(text: string) {
      const wanted = await theOne('(walk, element, text) => walk.fill(element, text)', `, ${JSON.stringify(text)}`);
      if (wanted === 'needsinput') await (text === '' ? hands.press(window, 'Delete') : hands.type(window, text));
    },
    async dragTo(other: Locator, { steps = 1 } = {}) {
      const from = await point();
      await hands.drag(window, from, await middleOf(other), steps);
    },
    dispatchEvent: (type: string) =>
      theOne('(walk, element, type) => walk.dispatchEvent(element, type, {})', `, ${JSON.stringify(type)}`),
    selectOption: (wanted: string | { readonly index?: number; readonly label?: string }) =>
      theOne(
        '(walk, element, wanted) => walk.selectOptions(element, wanted)',
        `, ${JSON.stringify([typeof wanted === 'string' ? { valueOrLabel: wanted } : wanted])}`,
      ),
    setInputFiles: ({ name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer }) =>
      theOne(
        '(walk, element, files) => { walk.setInputFiles(element, files); }',
        `, ${JSON.stringify([{ name, mimeType, buffer: buffer.toString('base64') }])}`,
      ),
  };
  const locator = sayingWhatLacks<Locator>('locator', parts);
  selectors.set(locator, selector);
  return locator;
}

async function middleOf(what: Locator): Promise<hands.Point> {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${what} is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// These two run in the page, and know nothing of this file.

function isInState(walk: InPage, { selector, state }: { readonly selector: string; readonly state: State }): boolean {
  const found = walk.querySelectorAll(walk.parseSelector(selector), document);
  if (found.length > 1) throw new Error(`${found.length} elements are ${selector}`);
  const [element] = found;
  if (state === 'attached') return element !== undefined;
  if (state === 'detached') return element === undefined;
  const isSeen = element !== undefined && walk.elementState(element, 'visible').matches;
  return isSeen === (state === 'visible');
}

async function whereToPress(
  walk: InPage,
  { selector, block }: { readonly selector: string; readonly block: ScrollLogicalPosition | undefined },
): Promise<hands.Point | { readonly why: string }> {
  const found = walk.querySelectorAll(walk.parseSelector(selector), document);
  if (found.length > 1) throw new Error(`${found.length} elements are ${selector}`);
  const [element] = found;
  if (element === undefined) return { why: 'it is not there' };
  const missing = await walk.checkElementStates(element, ['visible', 'enabled', 'stable']);
  if (missing !== undefined) return { why: JSON.stringify(missing) };
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const meets = () => walk.expectHitTarget(middle(), element);
  if (meets() !== 'done') element.scrollIntoView({ block: block ?? 'center', inline: 'center', behavior: 'instant' });
  const met = meets();
  return met === 'done' ? middle() : { why: `${met.hitTargetDescription} is over it` };
}
