/** The cooperative game in French, and its guided first game to the end in both languages. */

import { lesson } from '@tarmac/connecting-flights-cooperative/lesson';
import { BOARD_TEXTS, FLYING_TEXTS } from '@tarmac/connecting-flights-cooperative/text';
import { TITLES } from '@tarmac/connecting-flights-cooperative/titles';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openKept } from '../shots/camera.ts';
import { type Matches, prepareMatches } from '../shots/connecting-flights-cooperative-matches.ts';
import { learner } from './drivers-lesson.ts';
import { expectNoComplaints, stage } from './people-stage.ts';

const here = stage();
const LESSON = '/games/connecting-flights-cooperative/learn';
const STATES = ['first', 'marketOfTeam', 'flightsOfTeam', 'further', 'consent', 'penalties'] as const;

describe('the table in French', () => {
  test('shows no English word', async () => {
    const matches: Matches = prepareMatches();
    const visitor = await here.come('/about', { locale: 'fr-FR' });
    const { page } = visitor;
    const board = page.getByRole('region', { name: TITLES.fr.name, exact: true });
    const { hands } = BOARD_TEXTS.fr;
    for (const match of STATES) {
      await openKept(page, matches[match]);
      await board.getByRole('tabpanel').waitFor();
      await board.getByRole('tab', { name: hands }).waitFor();
      await expect.poll(() => englishWords(page), { message: `English words that are left: ${match}` }).toEqual([]);
    }
    await openKept(page, matches.flightsOfTeam);
    for (const mode of Object.values(FLYING_TEXTS.fr.modes)) {
      await board.getByRole('tabpanel').getByRole('button', { name: mode, exact: true }).click();
      await expect.poll(() => englishWords(page), { message: `English words that are left: ${mode}` }).toEqual([]);
    }
    expectNoComplaints({ visitor });
  });
});

describe.each(['en', 'fr'] as const)('the guided first game, %s', (language) => {
  test('goes to its end with everything shown', async () => {
    const { page, complaints } = await here.come(LESSON, { locale: language === 'en' ? 'en-GB' : 'fr-FR' });
    await page.clock.install();
    await page.reload();
    const { coach, stepAt, stepAfter, followCoach } = learner(page, language);
    let steps = 0;
    for (let at = await stepAt(); at !== 'over'; at = await stepAfter(steps)) {
      const title = lesson.steps[steps]?.words(language).title ?? '';
      await coach.getByRole('heading', { name: title, exact: true }).waitFor();
      steps += 1;
      expect(at[0]).toBe(steps);
      await followCoach();
    }
    expect(steps).toBe(lesson.steps.length);
    await coach.getByText(lesson.learnt(language)[0] ?? '').waitFor();
    expectNoComplaints({ learner: { complaints } });
  });
});

/** Words of ours that no city, continent or level is called by in French. */
async function englishWords(page: Page): Promise<string[]> {
  const text = (await page.getByRole('main').innerText()).replaceAll('Connecting Flights', '');
  const english =
    /\b(you|your|the|and|buys?|flies|flights?|pawns?|hands?|market|round|coins?|home|trucks?|planes?|passengers?|undo|hint|rules|log)\b/gi;
  return [...new Set(text.match(english) ?? [])];
}
