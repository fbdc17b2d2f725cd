/** What axe finds wrong with a page as it stands. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

/**
 * The axe that the builder would use. The builder itself gives it to the page again for every look and puts together what
 * it found in a second page, for the sake of frames, of which there are none here: that takes four times as long.
 */
const axePath = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
const AXE = readFileSync(axePath, 'utf8');

type Theme = 'light' | 'dark';

/** What is not looked at, because it was before and takes axe longest. */
interface Spared {
  readonly without?: string;
}

/** One line for each serious or critical finding, with the element and why; none when all is well. */
async function seriousProblems(page: Page, { without }: Spared, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ without, only }) => {
      const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<Results> } };
      const context = { include: [['html']], exclude: without === null ? [] : [[without]] };
      // Of what is well nobody reads the list.
      const options = { resultTypes: ['violations'], ...(only !== null && { runOnly: only }) };
      return (await axe.run(context, options)).violations;
    },
    { without: without ?? null, only: only ?? null },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message);
        return `${id}: ${html.slice(0, 160)}: ${why.join('; ')}`;
      }),
    );
}

/** In light and dark, each with where it was. Of a theme axe sees no more than its contrasts. */
export async function problemsInBothThemes(page: Page, where: string, spared: Spared = {}): Promise<string[]> {
  const light = await problemsInTheme(page, 'light', where, spared);
  return [...light, ...(await problemsInTheme(page, 'dark', where, spared, ['color-contrast']))];
}

export async function problemsInTheme(
  page: Page,
  theme: Theme,
  where: string,
  spared: Spared = {},
  only?: readonly string[],
): Promise<string[]> {
  await wear(page, theme);
  const found = await seriousProblems(page, spared, only);
  return found.map((one) => `${where}, ${theme}: ${one}`);
}

/** Until it is there and every colour has faded into the other. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.getAttribute('data-theme') === wanted &&
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    theme,
  );
}
