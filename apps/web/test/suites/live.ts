/** A table on the server: one opens it, and the others come by its link, the first of them with a telephone. */

import type { Page } from 'playwright-core';
import { openTable, sitDown } from '../e2e/people-tables.ts';
import { TELEPHONE, type Visitor } from '../support/browser.ts';
import type { Guests } from '../support/stage.ts';
import { PATIENCE_MS } from '../support/waiting.ts';
import type { Driver } from './driver.ts';
import type { Reader } from './reader.ts';
import type { TableParts } from './table.ts';

export interface Seated<P extends TableParts> extends Visitor {
  readonly reader: Reader<P>;
}

interface Gathering {
  readonly guests: readonly string[];
  /** The options of the game. */
  readonly settle?: (page: Page) => Promise<void>;
  /** By which address the first guest comes. */
  readonly from?: string;
  /** The seat that takes the first turn, counted from 1; else it is drawn by lot. */
  readonly starts?: number;
}

/** Ann first; they have begun when this is done, and stay until the last test. */
export async function gather<P extends TableParts>(
  here: Guests,
  // biome-ignore lint/suspicious/noExplicitAny: what a game wants and how it is done is nobody's matter here
  { id, sitAt }: Driver<P, any, any>,
  { guests, settle, from, starts }: Gathering,
): Promise<Seated<P>[]> {
  const ann = await here.come(`/games/${id}/new`);
  if (settle !== undefined) {
    await ann.page.getByText('Options of the game', { exact: true }).click();
    await settle(ann.page);
  }
  const path = await openTable(ann.page, {
    name: 'Ann',
    seats: guests.length + 1,
    ...(starts !== undefined && { starts }),
  });
  const all = [{ ...ann, reader: sitAt(ann.page) }];
  for (const [place, name] of guests.entries()) {
    const isFirst = place === 0;
    const guest = await here.come(path, isFirst ? { ...TELEPHONE, ...(from !== undefined && { from }) } : {});
    await sitDown(guest.page, name);
    all.push({ ...guest, reader: sitAt(guest.page, isFirst ? 'finger' : 'mouse') });
  }
  await ann.page.getByText('Everybody is here', { exact: false }).waitFor();
  await ann.page.getByRole('button', { name: 'Start', exact: true }).click();
  return all;
}

/** Whoever is asked does something, until somebody is asked for this. */
export async function playUntil<P extends TableParts, U extends string, D extends string>(
  driver: Driver<P, U, D>,
  people: readonly Pick<Seated<P>, 'reader' | 'page'>[],
  wanted: U | 'scoring',
  how: Readonly<Partial<Record<U, D>>>,
): Promise<void> {
  for (let movedAt = Date.now(); Date.now() < movedAt + PATIENCE_MS; ) {
    for (const { reader } of people) {
      const due = await driver.dueByNow(reader);
      if (due === wanted) return;
      if (due === null) continue;
      const deed = how[due as U];
      if (deed === undefined) await driver.doSomething(reader);
      if (deed === undefined || (await driver.deeds[deed](reader))) movedAt = Date.now();
    }
  }
  const seen = await Promise.all(people.map(({ page }) => page.getByRole('main').innerText()));
  throw new Error(`nobody came to ${wanted}, and nobody gets on:\n${seen.join('\n---\n')}`);
}
