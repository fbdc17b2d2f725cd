/** Photographs a game: its pages, its lesson, and every state of its table, in every size and theme, and some in French. */

import type { Language } from '@tarmac/kit/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { handAt, languagesOf, remember, type Seat, SIZES, sitAt } from '../shots/camera.ts';
import type { Stage } from '../support/stage.ts';
import { openKept } from './kept.ts';
import type { Shown, State } from './states.ts';
import { speak, type TableParts } from './table.ts';

const HAND_OVER = '#hand-over';

/** Before the device is handed over there is no menu. */
async function speakAnywhere(page: Page, language: Language): Promise<void> {
  if (await page.locator(HAND_OVER).isHidden()) return speak(page, language === 'fr' ? 'Français' : 'English');
  await page.evaluate((chosen) => localStorage.setItem('tarmac.language', chosen), language);
  await page.reload();
  await page.locator(HAND_OVER).waitFor();
}

export function picturesSuite<P extends TableParts, N extends string>(here: Stage, game: Shown<P, N>): void {
  const { driver, states, match, rule, lesson } = game;
  const { id } = driver;
  type Pictured = State<P, N>;

  /** Waits for what is in every picture of this game. */
  async function shoot(seat: Seat, { name, match: which, arrange }: Pictured, language: Language): Promise<void> {
    const { page } = seat;
    await openKept(page, await match(which));
    const reader = driver.sitAt(page, handAt(seat.size));
    await reader.parts.map.or(page.locator(HAND_OVER)).first().waitFor();
    if (arrange !== undefined) await driver.dueAt(reader);
    await arrange?.(reader);
    if (language === 'fr') await speakAnywhere(page, 'fr');
    await seat.shoot(`${id}-${name}`, { language });
    if (language === 'fr') await speakAnywhere(page, 'en');
  }

  describe.each(SIZES)(`${id}, %s`, (size) => {
    let seat: Seat;
    beforeAll(async () => {
      seat = await sitAt(here.browser, here.address, size);
    });
    afterAll(() => seat?.context.close());

    describe.each(languagesOf(true))('%s', (language) => {
      beforeAll(() => remember(seat, 'tarmac.language', language));
      afterAll(() => remember(seat, 'tarmac.language', 'en'));

      test.for([
        ['new-table', `/games/${id}/new`, 'form'],
        ['rules', `/games/${id}/rules`, 'h1'],
        ['rules-at-a-rule', `/games/${id}/rules#${rule}`, `[id="${rule}"]`],
      ] as const)('%s', async ([name, path, landmark]) => {
        await seat.page.goto(path);
        await seat.page.locator(landmark).first().waitFor();
        await seat.shoot(`${id}-${name}`, { long: name === 'new-table', language });
      });

      test.for(Object.entries(lesson))('lesson-%s', async ([name, done]) => {
        const { page } = seat;
        await remember(seat, `tarmac.lesson.${id}`, `${done}`);
        await page.goto(`/games/${id}/learn`);
        await page.locator('.area .map').waitFor();
        await seat.shoot(`${id}-lesson-${name}`, { language });
      });
    });

    const seen = states.filter(({ ofPhone }) => ofPhone === undefined || handAt(size) === 'finger');
    const pictured = seen.flatMap((state) =>
      languagesOf(state.looks.includes('french')).map((language) => [state.name, language, state] as const),
    );
    test.for(pictured)('%s, %s', ([, language, state]) => shoot(seat, state, language));

    test('replay', async () => {
      const over = states.findLast(({ name }) => name === 'end');
      if (over === undefined) throw new Error('no state shows the end');
      await openKept(seat.page, await match(over.match), '/replay#90.0');
      await driver.sitAt(seat.page).parts.map.waitFor();
      await seat.shoot(`${id}-replay`);
    });
  });

  test(`${id}, a phone on its side`, async () => {
    const seat = await sitAt(here.browser, here.address, 'landscape');
    for (const state of states) if (state.looks.includes('side')) await shoot(seat, state, 'en');
    await seat.context.close();
  });
}
