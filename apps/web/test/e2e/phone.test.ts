/** On a telephone: by finger, upright and on its side. */

import { describe, expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { stage } from '../support/stage.ts';
import { dueAt, type Parts, startMatch } from './drivers.ts';
import { doWhatIsDue, type Wish } from './drivers-decide.ts';
import { fits, heightOf, inTheOpen, TELEPHONE } from './drivers-phone.ts';
import { pointing } from './drivers-ways.ts';

const { visit } = stage();
const WISHES: readonly Wish[] = ['buy one, draw', 'take cash', 'play several'];
const TO_A_SCORING = 600_000;

describe('on a telephone', () => {
  test(
    'a game is played by finger to its first scoring; nothing scrolls sideways or covers the confirming',
    async () => {
      const { page, complaints } = await visit(TELEPHONE);
      await startMatch(page);
      const way = pointing(page, 'finger');
      const checked = {
        ...way,
        async confirm() {
          await fits(page);
          await inTheOpen(way.parts.confirm);
          await expect
            .poll(() => heightOf(way.parts.confirm), { message: 'a finger needs room' })
            .toBeGreaterThanOrEqual(44);
          await way.confirm();
        },
      };
      for (const first of ['play several', 'exchange 1'] as const) {
        if ((await dueAt(way.parts)) === 'opening') await doWhatIsDue(checked, []);
        expect((await doWhatIsDue(checked, [first])).wish).toBe(first);
      }
      while ((await dueAt(way.parts)) !== 'scoring' && !(await isAfterFirstScoring(way.parts)))
        await doWhatIsDue(checked, WISHES);
      await expect.poll(() => way.parts.scoring.isVisible(), { message: 'the scoring is shown' }).toBe(true);
      await fits(page);
      const close = way.parts.scoring.getByRole('button', { name: 'Back to the table' });
      await inTheOpen(close);
      await way.press(close);
      expect(await dueAt(way.parts)).toBe('turn');
      expect([...way.covered], 'licences that lay under something else').toEqual([]);
      expect(complaints).toEqual([]);
    },
    TO_A_SCORING,
  );

  test('the decision is in sight on its side as well', async () => {
    const { page, complaints } = await visit(TELEPHONE);
    await startMatch(page);
    const way = pointing(page, 'finger');
    await doWhatIsDue(way, []);
    expect(await dueAt(way.parts)).toBe('turn');
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await fits(page);
    for (const button of [way.parts.buy, way.parts.play, way.parts.exchange, way.parts.cash, way.parts.deck])
      await inTheOpen(button);
    await way.chooseLicence();
    await inTheOpen(way.parts.confirm);
    await way.confirm();
    expect(await dueAt(way.parts)).toBe('second');
    await inTheOpen(way.parts.stop);
    await page.setViewportSize(PHONE);
    await way.press(way.parts.stop);
    await way.confirm();
    expect(await dueAt(way.parts)).toBe('share');
    expect(complaints).toEqual([]);
  });
});

async function isAfterFirstScoring({ market }: Parts): Promise<boolean> {
  return (await market.getByText('Scoring 2 of 3').count()) > 0;
}
