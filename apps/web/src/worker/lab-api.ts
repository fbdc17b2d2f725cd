/** What the page asks of the lab's worker, and what it hears: a job with `LabProgress` now and then, and `LabFigures` at the end. */

export type { LabFigures, LabProgress, LabQuestion } from '@tarmac/bots';
