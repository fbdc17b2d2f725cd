/** Buttons that a screen reader could not tell apart. */

import type { Locator } from 'playwright-core';
import { steady } from './waiting.ts';

/** What keeps the names of its buttons apart from those of others. */
const GROUPS = new Set(['region', 'group', 'tabpanel', 'dialog', 'banner', 'complementary', 'navigation']);
/** The same may happen twice, and each line of the log leads to its own moment. */
const LOG = 'complementary Log';

/** Names that several buttons of one group have which can be pressed, each with its group; the log is left out. */
export async function calledAlike(within: Locator): Promise<string[]> {
  const tree = await steady(() => within.ariaSnapshot(), 'the buttons');
  const above: { readonly depth: number; readonly group: string }[] = [];
  const seen = new Set<string>();
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', role = '', name = '', state = ''] =
      /^( *)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line) ?? [];
    while ((above.at(-1)?.depth ?? -1) >= indent.length) above.pop();
    if (GROUPS.has(role)) above.push({ depth: indent.length, group: `${above.at(-1)?.group ?? ''} › ${role} ${name}` });
    if (role !== 'button' || above.some(({ group }) => group.endsWith(LOG)) || state.includes('[disabled]')) return [];
    const called = `${above.at(-1)?.group ?? ''}: ${name}`;
    if (!seen.has(called)) {
      seen.add(called);
      return [];
    }
    return [called];
  });
}
