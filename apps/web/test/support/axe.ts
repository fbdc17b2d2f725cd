/** What axe finds wrong with a page as it stands. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What is not looked at, because it was before and takes axe longest. */
interface Spared {
  readonly without?: string;
}

/** One line for each serious or critical finding, with the element and why; none when all is well. */
async function seriousProblems(page: Page, { without }: Spared, only?: readonly string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (without !== undefined) builder.exclude(without);
  if (only !== undefined) builder.withRules([...only]);
  const { violations } = await builder.analyze();
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
  await wear(page, 'light');
  const light = await seriousProblems(page, spared);
  await wear(page, 'dark');
  const dark = await seriousProblems(page, spared, ['color-contrast']);
  return [...light.map((one) => `${where}, light: ${one}`), ...dark.map((one) => `${where}, dark: ${one}`)];
}

/** Until it is there and every colour has faded into the other. */
async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.getAttribute('data-theme') === wanted &&
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    theme,
  );
}
