/** Plays a game through its page: what the table wants, what can be done then, and each such deed as the game has it. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { namesOf, PATIENCE_MS, steady } from '../support/waiting.ts';
import { type By, type Reader, readerAt } from './reader.ts';
import { ASKING, type TableParts } from './table.ts';

export type Deeds<P extends TableParts, D extends string = string> = Readonly<
  Record<D, (reader: Reader<P>) => Promise<boolean>>
>;

interface Wanted<D extends string> {
  /** Words of the sentence that says so. */
  readonly asked: string;
  /** What can be done then, and first what brings a game to its end soonest. */
  readonly deeds: readonly D[];
}

export interface Drivable<P extends TableParts, U extends string, D extends string> {
  /** As the address of its pages has it. */
  readonly id: string;
  readonly title: string;
  partsOf(page: Page): P;
  readonly dues: Readonly<Record<U, Wanted<D>>>;
  /** Whether it was possible, and then it is done. */
  readonly deeds: Deeds<P, D>;
  /** What comes after a deed, one way or the other. */
  readonly following?: Readonly<Partial<Record<D, readonly D[]>>>;
  /** Where the table says in another way that it has moved on. */
  readonly confirm?: (reader: Reader<P>) => Promise<void>;
}

type Due<U> = U | 'scoring' | 'end';

export interface Played<D> {
  readonly deeds: ReadonlySet<D>;
  /** Scorings, or ends of rounds, that were shown as a moment. */
  readonly moments: number;
}

export type Driver<P extends TableParts, U extends string, D extends string> = ReturnType<typeof driver<P, U, D>>;

/** Until the table is looked at again where nothing that is due can be done yet. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

export function driver<P extends TableParts, U extends string, D extends string>(game: Drivable<P, U, D>) {
  const { dues, deeds, following = {} as Partial<Record<D, readonly D[]>> } = game;

  /** In this instant; null while others have to do something. */
  async function dueNow({ parts: { asked, over, scoring, end } }: Reader<P>): Promise<Due<U> | null> {
    if (await scoring.isVisible()) return 'scoring';
    if (await over.or(end).first().isVisible()) return 'end';
    const [sentence] = await asked.allTextContents();
    // It may have come to say something else between being found and being read: at the end, that the game is over.
    if (sentence === undefined || !ASKING.test(sentence.trim())) return null;
    const due = (Object.keys(dues) as U[]).find((one) => sentence.includes(dues[one].asked));
    if (due === undefined) throw new Error(`nobody knows how to do this: ${sentence}`);
    return due;
  }

  /** Waits until it is the reader's to do something, and says what. */
  async function dueAt(reader: Reader<P>): Promise<Due<U>> {
    const due = await steady(() => dueNow(reader), 'what is due');
    if (due !== 'scoring' && due !== 'end') await reader.parts.decidable.waitFor();
    return due;
  }

  /** Waits until this is wanted: what somebody else has done may still be on its way. */
  async function comesTo(reader: Reader<P>, due: Due<U>): Promise<void> {
    await expect.poll(() => dueNow(reader), { message: 'what is due' }).toBe(due);
    expect(await dueAt(reader)).toBe(due);
  }

  /** The same without waiting for others: null while they have to do something. */
  async function dueByNow(reader: Reader<P>): Promise<Due<U> | null> {
    const due = await dueNow(reader);
    // What is read in one instant may be gone in the next.
    await reader.parts.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return (await dueNow(reader)) === due ? due : null;
  }

  /** Does what the table wants: something of which not all was done yet if possible, else what leads on. */
  async function doSomething(reader: Reader<P>, done: ReadonlySet<string> = new Set()): Promise<D | 'scoring' | 'end'> {
    const due = await dueAt(reader);
    if (due === 'end') return 'end';
    if (due === 'scoring') {
      await closeMoment(reader);
      return 'scoring';
    }
    const isNew = (deed: D) => [deed, ...(following[deed] ?? [])].some((one) => !done.has(one));
    const all = dues[due].deeds;
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await soon()) {
      for (const deed of [...all.filter(isNew), ...all.filter((one) => !isNew(one))])
        if (await deeds[deed](reader)) return deed;
      // Others may have done something meanwhile that ended it, or the page was still drawing what can be done.
      if ((await dueAt(reader)) !== due) return doSomething(reader, done);
    }
    throw new Error(`${due}, and nothing can be done`);
  }

  return {
    ...game,
    dueByNow,
    dueAt,
    comesTo,
    doSomething,
    sitAt(page: Page, by: By = 'mouse'): Reader<P> {
      const reader = readerAt(game.partsOf(page), by);
      const { confirm } = game;
      return confirm === undefined ? reader : { ...reader, confirm: () => confirm(reader) };
    },
    async playToTheEnd(reader: Reader<P>, before?: () => Promise<void>): Promise<Played<D>> {
      const done = new Set<D>();
      for (let moments = 0; ; ) {
        await before?.();
        const deed = await doSomething(reader, done);
        if (deed === 'end') return { deeds: done, moments };
        if (deed === 'scoring') moments++;
        else done.add(deed);
      }
    },
  };
}

/** The scoring or round that is told, once it has gone; there may be another behind it. Says which it was. */
export async function closeMoment({ parts: { scoring, closeScoring }, press }: Reader): Promise<string> {
  const heading = scoring.getByRole('heading').first();
  const title = (await heading.textContent()) ?? '';
  await press(closeScoring);
  await expect.poll(async () => (await heading.allTextContents())[0]).not.toBe(title);
  return title;
}

/** Presses the first of these that is a whole choice, and confirms it; whether there is any that the rules allow. */
export async function choose(reader: Reader, what: Locator): Promise<boolean> {
  const { parts, press, confirm } = reader;
  if ((await steady(() => namesOf(what), 'what can be chosen')).length === 0) return false;
  await press(what.first());
  const heard = parts.confirmable.or(parts.whyNot);
  await (parts.nothingChosen === undefined ? heard : heard.or(parts.nothingChosen)).first().waitFor();
  // Something happened meanwhile, and what was chosen is lost.
  if (!(await heard.first().isVisible())) return choose(reader, what);
  if (await parts.confirmable.isVisible()) {
    await confirm();
    return true;
  }
  await press(parts.cancel);
  return false;
}

/** What is done with one press, and nothing to confirm. */
export async function pressAtOnce({ parts, press }: Reader, buttons: Locator): Promise<boolean> {
  const [name] = await namesOf(buttons);
  if (name === undefined) return false;
  const alike = buttons.and(parts.page.getByRole('button', { name, exact: true }));
  const before = await alike.count();
  await press(alike.first());
  await expect.poll(() => alike.count()).toBeLessThan(before);
  return true;
}

/** Asks what a captain would do, step by step, and has it shown on the board, chosen and not confirmed; how many there were to choose from. */
export async function askForHint({ parts, press }: Reader): Promise<number> {
  await press(parts.tool('Hint'));
  const show = parts.hints.getByRole('button', { name: 'Show on the board' });
  const choice = parts.hints.getByRole('button', { name: 'Tell me the choice' });
  await choice.waitFor();
  expect(await show.count(), 'choices told before they are asked for').toBe(0);
  await press(choice);
  await show.first().waitFor();
  const count = await show.count();
  await press(show.first());
  await parts.confirmable.waitFor();
  await press(parts.hints.getByRole('button', { name: 'Close' }));
  return count;
}
