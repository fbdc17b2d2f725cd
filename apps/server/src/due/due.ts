/** The rows of `due`: what is to be done at a time, by whichever node claims it first. */

import type { DueRow } from '../storage/schema.ts';

export type DueKind = DueRow['kind'];

export interface Due {
  readonly kind: DueKind;
  readonly subject: string;
  readonly at: number;
}

/** What each kind of row asks for. Resolves when it is done; what throws is tried again later. */
export type DueHandlers = Readonly<Record<DueKind, (subject: string) => Promise<void>>>;
