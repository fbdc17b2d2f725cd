/** The rows of `due`: tasks with a time, done by the first node that claims them. */

import type { DueRow } from '../storage/schema.ts';

export type DueKind = DueRow['kind'];

export interface Due {
  readonly kind: DueKind;
  readonly subject: string;
  readonly at: number;
}

/** Does the task of a row, by kind. After an error the task is tried again later. */
export type DueHandlers = Readonly<Record<DueKind, (subject: string) => Promise<void>>>;
