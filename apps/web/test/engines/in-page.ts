/** What Playwright puts into a page to find elements there and to judge them, for browsers that Playwright cannot drive. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

/** As far as it is used here. */
export interface InPage {
  parseSelector(selector: string): unknown;
  querySelectorAll(parsed: unknown, root: Node): HTMLElement[];
  /** Undefined where all of them hold. */
  checkElementStates(
    element: Element,
    states: readonly ('visible' | 'enabled' | 'stable' | 'editable')[],
  ): Promise<'error:notconnected' | { readonly missingState: string } | undefined>;
  elementState(element: Element, state: 'visible' | 'checked' | 'enabled'): { readonly matches: boolean };
  expectHitTarget(
    point: { readonly x: number; readonly y: number },
    element: Element,
  ): 'done' | { readonly hitTargetDescription: string };
  /** `needsinput` where the text, which is selected then, has to be typed over. */
  fill(element: Element, value: string): string;
  focusNode(element: Element): void;
  dispatchEvent(element: Element, type: string, init: object): void;
  selectOptions(element: Element, wanted: readonly object[]): unknown;
  setInputFiles(element: Element, files: readonly object[]): void;
  ariaSnapshot(element: Element, options: object): string;
}

/** Where Playwright's own bundle has it: nothing that it exports leads there. */
const PLACE = /generated\/injectedScriptSource\.ts"\(\) \{\s*"use strict";\s*\w+ = ('.*');\n/;

let found: string | null = null;

/** An expression that makes it, once for each document. */
export function inPageSource(browserName: string): string {
  if (found === null) {
    const path = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
    const literal = PLACE.exec(readFileSync(path, 'utf8'))?.[1];
    if (literal === undefined)
      throw new Error(`Playwright has its script for pages elsewhere now: look for it in ${path}`);
    found = runInNewContext(literal) as string;
  }
  const options = {
    isUnderTest: false,
    sdkLanguage: 'javascript',
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName,
    customEngines: [],
  };
  return `(() => { const module = {}; ${found}; return new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)}); })()`;
}
