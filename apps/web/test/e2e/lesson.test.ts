/** The guided first game. */

import { describe, expect, test } from 'vitest';
import { learner } from './drivers-lesson.ts';
import { lift, press } from './people-moves.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const LESSON = '/games/airlines-europe/learn';
const here = stage();

describe('the guided first game', () => {
  test('a wrong action gets a gentle sentence, a reload keeps the step, and the game goes to its end', async () => {
    const { page, complaints } = await here.come(LESSON);
    await page.clock.install();
    await page.reload();
    const { coach, stepAt, stepAfter, followCoach } = learner(page);
    expect((await stepAt())[0]).toBe(1);

    await lift(page, 'Days Of Flying Wonders');
    await lift(page, 'FF Flys');
    await press(page, 'Confirm');
    await coach.getByText('The rules would allow that too. For this lesson:').waitFor();
    expect((await stepAt())[0]).toBe(1);
    await coach.getByText('Choose two shares from your hand: Days Of Flying Wonders').waitFor();

    let steps = 0;
    for (let at = await stepAt(); at !== 'over'; at = await stepAfter(steps)) {
      steps += 1;
      expect(at[0]).toBe(steps);
      if (steps === 3) {
        await page.reload();
        expect(await stepAt()).toEqual(at);
      }
      await followCoach();
    }
    expect(steps).toBeGreaterThanOrEqual(10);
    await coach.getByRole('heading', { name: 'What you have learnt' }).waitFor();
    await press(coach, 'Play your first real game');
    await page.waitForURL(/\/local\//);
    await page.getByRole('list', { name: 'Your hand' }).waitFor();
    expectNoComplaints({ learner: { complaints } });
  });

  test('begins in French too', async () => {
    const { page, complaints } = await here.come(LESSON, { locale: 'fr-FR' });
    await page.clock.install();
    await page.reload();
    const { stepAt, stepAfter, followCoach } = learner(page, 'fr');
    expect((await stepAt())[0]).toBe(1);
    for (const step of [1, 2, 3]) {
      await followCoach();
      expect((await stepAfter(step))[0]).toBe(step + 1);
    }
    expectNoComplaints({ learner: { complaints } });
  });
});
