/** Somebody who was away while others played: the strip and the marks say what each did, held against the log of the match. */

import { eyeIndex, followLog } from '@tarmac/match';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seatNames } from '../../src/table/seat-names.ts';
import { gameCalled } from '../../src/worker/games.ts';
import { TELEPHONE } from '../support/browser.ts';
import { expectNoComplaints, type Stage } from '../support/stage.ts';
import type { Kept } from '../worker/support.ts';
import type { Driver } from './driver.ts';
import { NOWHERE, openKept } from './kept.ts';
import type { Reader } from './reader.ts';
import type { TableParts } from './table.ts';
import { fits, inReach } from './telephone.ts';

interface Away<P extends TableParts, V> {
  /** At a turn of the reader, after others have played. */
  readonly match: () => Promise<Kept>;
  /** A piece of news in English. */
  readonly tell: (kept: Kept, names: readonly string[], news: unknown) => string;
  /** The marks of one kind on the board, and how many there must be where the view was this and is that. */
  readonly marks: {
    readonly of: (board: Locator) => Locator;
    readonly count: (before: V, now: V) => number;
  };
  /** What the reader does after which others act; something that is wanted, unless said. */
  readonly act?: (reader: Reader<P>) => Promise<unknown>;
}

/** What the log says, through the reader's eyes. */
function logSince({ match, log }: Kept, tell: (news: unknown, names: readonly string[]) => string) {
  const { game } = gameCalled(match.game);
  const reader = match.seats.findIndex((seat) => 'name' in seat);
  const names = seatNames(
    match.seats.map((seat) => ({
      person: 'name' in seat ? { id: '', name: seat.name } : null,
      bot: 'bot' in seat ? seat.bot : null,
    })),
    { somebody: '', free: (seat) => `${seat}` },
  );
  const acted = new Set<number>();
  let sentences: string[] = [];
  let before: unknown = null;
  let now: unknown = null;
  for (const { entry, changes, position } of followLog(game, log)) {
    const told = (changes[eyeIndex(reader, match.seats.length)]?.news ?? []).map((news) => tell(news, names));
    now = position.views[reader];
    if (entry.kind !== 'act' || entry.seat !== reader) {
      if (entry.kind === 'act' && told.length > 0) acted.add(entry.seat);
      sentences.push(...told);
      continue;
    }
    acted.clear();
    sentences = told;
    before = now;
  }
  return { names, acted, sentences, before, now };
}

/** Bots act when they are told to. */
async function stepByStep(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tarmac.settings', JSON.stringify({ bots: 'step' })));
}

export function sinceSuite<P extends TableParts, V>(
  here: Stage,
  // biome-ignore lint/suspicious/noExplicitAny: what a game wants and how it is done is nobody's matter here
  driver: Driver<P, any, any>,
  { match, tell, marks, act = driver.doSomething }: Away<P, V>,
): void {
  describe('whoever was away for the turns of others', () => {
    test.each(['mouse', 'finger'] as const)('learns by %s from the page alone what each did', async (by) => {
      const kept = await match();
      const { names, acted, sentences, before, now } = logSince(kept, (news, all) => tell(kept, all, news));
      expect(acted.size, 'others who have played').toBeGreaterThan(0);
      const visitor = await here.visit(NOWHERE, by === 'finger' ? TELEPHONE : {});
      const { page } = visitor;
      await stepByStep(page);
      await openKept(page, kept);
      const reader = driver.sitAt(page, by);
      const { parts, press } = reader;
      await driver.dueAt(reader);

      const strip = page.getByRole('region', { name: 'Since your last turn' });
      const toggle = strip.getByRole('button', { name: /^Since your last turn/ });
      if (by === 'finger') await press(toggle);
      const lines = strip.locator('[data-frame]');
      await lines.first().waitFor();
      // An emblem before a name has its letter as text, which nobody hears.
      const heard = await lines.evaluateAll((all) =>
        all.map((line) => [...line.childNodes].flatMap((part) => (part instanceof Text ? [part.data] : [])).join('')),
      );
      for (const line of heard) expect(sentences).toContain(line);
      const cut = await lines.evaluateAll((all) =>
        all.flatMap((one) => {
          const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
          return isCut ? [one.textContent] : [];
        }),
      );
      expect(cut, 'lines that are cut off').toEqual([]);
      for (const seat of acted) {
        const own = heard.filter((line) => line.includes(names[seat] ?? '?'));
        expect(own.length, `what ${names[seat]} did`).toBeGreaterThan(0);
      }

      await expect.poll(() => marks.of(parts.board).count()).toBe(marks.count(before as V, now as V));

      // A line shows its moment, and there is a way back.
      if (by === 'finger') {
        await fits(page);
        await inReach(lines.first());
      }
      await press(lines.first());
      await page.getByText('An earlier moment').waitFor();
      await press(page.getByRole('button', { name: 'Back to now' }));
      await driver.dueAt(reader);

      // Whoever acts has seen it; then the others act one by one.
      const nothing = page.getByText('Nothing new since your last turn.');
      expect(await act(reader)).not.toBe('end');
      await nothing.waitFor();
      while ((await driver.dueByNow(reader)) !== null) await act(reader);
      const next = page.getByRole('button', { name: 'Next', exact: true, disabled: false });
      // Where one act is all there is to come, nobody is there to be told to go on while it is on its way.
      const told = nothing.waitFor({ state: 'hidden' });
      while (await nothing.isVisible()) {
        await Promise.race([told, press(next).catch(() => undefined)]);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      await strip.waitFor();
      expectNoComplaints({ visitor });
    });
  });
}
