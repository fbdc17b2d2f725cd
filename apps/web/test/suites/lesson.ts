/** The guided first game of any game, followed to its end in either language. */

import type { Lesson } from '@tarmac/board';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/games.ts';
import { problemsInBothThemes } from '../support/axe.ts';
import { DESKTOP, PHONE, type Visitor } from '../support/browser.ts';
import { expectNoComplaints, type Stage } from '../support/stage.ts';
import { steady } from '../support/waiting.ts';
import type { Driver } from './driver.ts';
import { NOWHERE } from './kept.ts';
import type { Reader } from './reader.ts';
import type { TableParts } from './table.ts';

const WORDS = {
  en: {
    locale: 'en-GB',
    coach: 'Lesson',
    over: 'You have played your first turns',
    show: 'Show me',
    goals: /^What .* is about$/,
    begin: 'Begin',
    next: 'Next',
    step: /^Step (\d+) of (\d+)$/,
    confirm: 'Confirm',
    scored: 'Back to the table',
  },
  fr: {
    locale: 'fr-FR',
    coach: 'Leçon',
    over: 'Vous avez joué vos premiers tours',
    show: 'Montrez-moi',
    goals: /de quoi s’agit-il/,
    begin: 'Commencer',
    next: 'Suite',
    step: /^Étape (\d+) sur (\d+)$/,
    confirm: 'Confirmer',
    scored: 'Revenir à la table',
  },
} as const;

type Language = keyof typeof WORDS;

/** The number of a step, of how many. */
type Step = readonly [step: number, of: number] | 'over';

/** Before this one the page is loaded again. */
const RELOADED = 3;

/**
 * Longer than the coach leaves between two moves of the others. A clock that jumps calls what is due once, not the mark's every
 * frame and look of that time.
 */
const PAUSE_MS = 5_000;

/** Looks at the page as it stands. */
type Look = (page: Visitor['page'], where: string) => Promise<void>;

const NO_LOOK: Look = async () => undefined;

/** With a clock that can be wound on. What the game is about comes first, in as many pictures as there are sentences. */
async function begin(here: Stage, id: string, language: Language, look = NO_LOOK): Promise<Visitor> {
  const { locale, goals, begin: button } = WORDS[language];
  const visitor = await here.visit(NOWHERE, { locale });
  const { page } = visitor;
  await page.clock.install();
  await page.goto(`/games/${id}/learn`);
  const dialog = page.getByRole('dialog', { name: goals });
  for (const goal of (await lessonOf(id)).goals(language)) await dialog.getByText(goal).waitFor();
  await expect.poll(() => dialog.locator('li > .picture:has(> *)').count()).toBe(3);
  await look(page, 'what the game is about');
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return visitor;
}

async function lessonOf(id: string): Promise<Lesson> {
  const lesson = await gameOf(id)?.lesson?.();
  if (lesson === undefined) throw new Error(`${id} has no lesson`);
  return lesson;
}

/** `wrong` chooses something that the rules allow and the lesson does not ask for. */
export function lessonSuite<P extends TableParts>(
  here: Stage,
  // biome-ignore lint/suspicious/noExplicitAny: what a game wants and how it is done is nobody's matter here
  { id, sitAt }: Driver<P, any, any>,
  wrong: (reader: Reader<P>) => Promise<unknown>,
): void {
  describe('the guided first game', () => {
    test('in English: something else gets a gentle sentence, a reload keeps the step, and a real game follows', async () => {
      const visitor = await begin(here, id, 'en');
      const { page } = visitor;
      const { coach, stepAt } = coachOn(page, 'en');
      const { parts, press } = sitAt(page);
      expect((await stepAt())[0]).toBe(1);
      await parts.decidable.waitFor();
      await foldsOnAPhone(page, parts.map);
      await wrong(sitAt(page));
      await press(parts.confirmable);
      await coach.getByText('The rules would allow that too. For this lesson:').waitFor();
      expect((await stepAt())[0]).toBe(1);
      await press(parts.cancel);

      await follow(visitor, id, 'en');
      await press(coach.getByRole('button', { name: 'Play on from here' }));
      await page.waitForURL(/\/local\//);
      await page.getByText('Played on from the lesson').waitFor();
      await parts.decidable.waitFor();
      // A scoring that came with somebody's draw may lie over it.
      await page.getByRole('link', { name: 'Back to the lesson' }).dispatchEvent('click');
      await press(coach.getByRole('button', { name: 'Play your first real game' }));
      await page.waitForURL(/\/local\//);
      await parts.decidable.waitFor();
      expectNoComplaints({ visitor });
    });
  });
}

/** It is one line while the reader acts, opens at a press over the board, and bar and map keep their room. */
async function foldsOnAPhone(page: Visitor['page'], map: Locator): Promise<void> {
  const { coach, show } = coachOn(page, 'en');
  await page.setViewportSize(PHONE);
  await show.waitFor({ state: 'hidden' });
  const room = await steady(() => map.boundingBox(), 'the map');
  expect((await coach.boundingBox())?.height).toBeLessThanOrEqual(48);
  await page.getByRole('button', { name: 'Menu', exact: true }).click({ trial: true });
  const task = coach.getByRole('button', { expanded: false });
  await task.click();
  await show.click({ trial: true });
  expect(await steady(() => map.boundingBox(), 'the map'), 'the map keeps its room').toEqual(room);
  await map.dispatchEvent('pointerdown');
  await show.waitFor({ state: 'hidden' });
  await page.setViewportSize(DESKTOP);
}

/** The tests follow one game's, the proof all others'. */
export function frenchLessonSuite(here: Stage, { id, title }: { readonly id: string; readonly title: string }): void {
  test(`the guided first game of ${title} in French, with everything shown, and axe finds nothing serious`, async () => {
    const problems: string[] = [];
    // Boards have their own looks.
    const look: Look = async (page, where) => {
      problems.push(...(await problemsInBothThemes(page, where, { without: '[data-board]' })));
    };
    const visitor = await begin(here, id, 'fr', look);
    await look(visitor.page, 'the first step');
    await follow(visitor, id, 'fr', look);
    await look(visitor.page, 'the end');
    expect(problems).toEqual([]);
    expectNoComplaints({ visitor });
  });
}

/** From the first step to the last. */
async function follow({ page }: Visitor, id: string, language: Language, look = NO_LOOK): Promise<void> {
  const lesson = await lessonOf(id);
  const { coach, stepAt, stepAfter, followCoach, ring, told } = coachOn(page, language, look);
  let steps = 0;
  for (let at = await stepAt(); at !== 'over'; at = await stepAfter(steps)) {
    const title = lesson.steps[steps]?.words(language).title ?? '';
    await coach.getByRole('heading', { name: title, exact: true }).waitFor();
    steps += 1;
    expect(at).toEqual([steps, lesson.steps.length]);
    if (steps === RELOADED) {
      await page.reload();
      expect(await stepAt()).toEqual(at);
    }
    await expect
      .poll(() => ring.isVisible(), { message: `what is to be pressed in step ${steps} is marked` })
      .toBe(true);
    await followCoach(lesson.steps[steps - 1]?.words(language).first);
  }
  const others = lesson.steps.flatMap(({ words }) => words(language).others ?? []);
  expect(
    others.filter((sentence) => !told.has(sentence)),
    'turns of others of which nothing was said',
  ).toEqual([]);
  expect(steps).toBe(lesson.steps.length);
  await expect
    .poll(() => coach.locator('.learnt li').evaluateAll(withoutEmblems))
    .toEqual([...lesson.learnt(language)]);
}

function withoutEmblems(paragraphs: readonly Element[]): string[] {
  return paragraphs.map((paragraph) => {
    const words = paragraph.cloneNode(true) as Element;
    for (const hidden of words.querySelectorAll('[aria-hidden]')) hidden.remove();
    return (words.textContent ?? '').trim();
  });
}

function coachOn(page: Visitor['page'], language: Language, look = NO_LOOK) {
  const words = WORDS[language];
  const coach = page.getByRole('region', { name: words.coach, exact: true });
  const show = coach.getByRole('button', { name: words.show, disabled: false });
  const next = coach.getByRole('button', { name: words.next, exact: true });
  const ring = page.locator('[data-press-mark]');
  /** What was held until it was read. */
  const told = new Set<string>();
  const scored = page.getByRole('button', { name: words.scored });

  /** The step that is asked for; null while none is. */
  async function stepNow(): Promise<Step | null> {
    if (await coach.getByRole('heading', { name: words.over }).isVisible()) return 'over';
    if (!(await show.isVisible())) return null;
    const [said = ''] = await coach.getByText(words.step).allTextContents();
    const [, step, of] = words.step.exec(said.trim()) ?? [];
    return step === undefined ? null : [Number(step), Number(of)];
  }

  return {
    coach,
    show,
    ring,
    told,
    stepAt: () => steady(stepNow, 'the step of the lesson'),
    /** Once the others have played: they take their time, each with a pause to look at what they did. */
    stepAfter: (before: number) =>
      steady(async () => {
        await page.clock.fastForward(PAUSE_MS);
        if (await scored.isVisible()) await scored.click();
        if (await next.isVisible()) {
          if (told.size === 0) await look(page, 'what is told');
          for (const said of await coach.getByRole('paragraph').evaluateAll(withoutEmblems)) told.add(said);
          if ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
          return null;
        }
        const step = await stepNow();
        return step === 'over' || (step !== null && step[0] > before) ? step : null;
      }, `the step after ${before}`),
    /** Lets the coach point at the move, and confirms it. */
    async followCoach(first?: { readonly met: string }) {
      await show.click();
      // The rules refuse what is tried first, and the coach says what to learn from that.
      if (first !== undefined) {
        await coach.getByText(first.met).waitFor();
        await show.click();
      }
      await page.getByRole('button', { name: words.confirm, exact: true, disabled: false }).click();
    },
  };
}
