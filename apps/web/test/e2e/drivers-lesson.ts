/** A guided first game, in either language: what the coach says, and the way from step to step. */

import type { Locator, Page } from 'playwright-core';
import { steady } from '../support/waiting.ts';

const WORDS = {
  en: {
    coach: 'Lesson',
    over: 'You have played your first turns',
    show: 'Show me',
    step: /^Step (\d+) of (\d+)$/,
    confirm: 'Confirm',
    scored: 'Back to the table',
  },
  fr: {
    coach: 'Leçon',
    over: 'Vous avez joué vos premiers tours',
    show: 'Montrez-moi',
    step: /^Étape (\d+) sur (\d+)$/,
    confirm: 'Confirmer',
    scored: 'Revenir à la table',
  },
} as const;

/** The number of a step, of how many. */
type Step = readonly [step: number, of: number] | 'over';

export interface Learner {
  readonly coach: Locator;
  stepAt(): Promise<Step>;
  /** Once the others have played: they take their time, each with a pause to look at what they did. */
  stepAfter(before: number): Promise<Step>;
  /** Lets the coach point at the move, and confirms it. */
  followCoach(): Promise<void>;
}

/** On a page whose clock can be wound on. */
export function learner(page: Page, language: keyof typeof WORDS = 'en'): Learner {
  const words = WORDS[language];
  const coach = page.getByRole('region', { name: words.coach, exact: true });
  const show = coach.getByRole('button', { name: words.show, disabled: false });
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
    stepAt: () => steady(stepNow, 'the step of the lesson'),
    stepAfter: (before) =>
      steady(async () => {
        await page.clock.runFor(5_000);
        if (await scored.isVisible()) await scored.click();
        const step = await stepNow();
        return step === 'over' || (step !== null && step[0] > before) ? step : null;
      }, `the step after ${before}`),
    async followCoach() {
      await show.click();
      await page.getByRole('button', { name: words.confirm, exact: true, disabled: false }).click();
    },
  };
}
