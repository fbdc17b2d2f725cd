/**
 * The messages between the page and the lab's worker: a job with `LabProgress` now and then, and `LabFigures` at the
 * end.
 */

export type { LabFigures, LabProgress, LabQuestion } from '@tarmac/bots';
