/** What a game shows of itself: the states of its table in which somebody looks at it, with axe or as a picture, in either language. */

import type { Locator } from 'playwright-core';
import type { Kept } from '../worker/support.ts';
import type { Driver } from './driver.ts';
import type { Reader } from './reader.ts';
import type { TableParts } from './table.ts';

/**
 * All are photographed, on a telephone and, unless it has none of it, on a desktop. Besides:
 * - `axe` looks at it on a desktop, `phone` on a telephone as well; at the `map`, which takes it longest, and at what is
 *   `around` what is decided, only where these are otherwise than before;
 * - `french`: it is read in French too;
 * - `side`: it is photographed on a telephone on its side.
 */
type Look = 'axe' | 'phone' | 'map' | 'around' | 'french' | 'side';

export interface State<P extends TableParts, N extends string> {
  readonly name: string;
  /** The match in which it is seen. */
  readonly match: N;
  readonly looks: readonly Look[];
  /** Only a telephone has it. */
  readonly ofPhone?: true;
  /** What somebody does first. */
  readonly arrange?: (reader: Reader<P>) => Promise<unknown>;
}

export interface Shown<P extends TableParts, N extends string> {
  // biome-ignore lint/suspicious/noExplicitAny: what a game wants and how it is done is nobody's matter here
  readonly driver: Driver<P, any, any>;
  match(name: N): Promise<Kept>;
  readonly states: readonly State<P, N>[];
  /** The elements around what is decided: who has what, and the log. */
  readonly around: string;
  /** No two buttons of a group are called alike, but where they do the same, and no two names lie on each other on its map. */
  readonly toldApart?: { readonly but?: RegExp };
  /** A rule to which the rulebook is opened, and the steps of the lesson that are photographed. */
  readonly rule: string;
  readonly lesson: Readonly<Record<string, number>>;
}

export const pressing =
  <P extends TableParts>(which: (parts: P) => Locator) =>
  ({ parts, press }: Reader<P>): Promise<void> =>
    press(which(parts).first());

/** A scoring, a round, or the end, that was shown before. */
export async function lookAgain({ parts, press }: Reader): Promise<void> {
  await press(parts.again.last());
  await parts.scoring.or(parts.end).first().waitFor();
}

export async function lookAtCharts(reader: Reader): Promise<void> {
  await lookAgain(reader);
  await reader.parts.end.getByRole('figure').first().scrollIntoViewIfNeeded();
}

/** A scoring as it is told, step by step. */
export async function lookAtMiddle(reader: Reader): Promise<void> {
  await lookAgain(reader);
  for (let steps = 0; steps < 3; steps++) await reader.parts.page.keyboard.press('ArrowLeft');
}

export async function openList({ parts, press }: Reader): Promise<void> {
  await press(parts.list);
  await press(parts.board.locator('summary').first());
}

/** With the places and sums of one airline. */
export async function openStandings({ parts, press }: Reader): Promise<void> {
  await press(parts.board.getByRole('button', { name: 'Standings' }));
  await parts.standings.waitFor();
  await press(parts.standings.getByRole('row').getByRole('button').first());
}

/** What cannot be done can be asked about. */
export const askWhyNot =
  <P extends TableParts>(which: (parts: P) => Locator) =>
  async ({ parts }: Reader<P>): Promise<void> => {
    await which(parts).first().dispatchEvent('click');
    await parts.whyNot.first().waitFor();
  };
