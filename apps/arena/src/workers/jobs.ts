/** The kinds of work that can be handed to another thread. What goes in and what comes out is plain data. */

import { countGame } from '../calibrate/count-game.ts';
import { labGame } from '../report/lab-game.ts';
import { playGame } from '../tournament/play-game.ts';

export const JOBS = { playGame, countGame, labGame };

export type JobKind = keyof typeof JOBS;
export type JobInput<K extends JobKind> = Parameters<(typeof JOBS)[K]>[0];
export type JobResult<K extends JobKind> = ReturnType<(typeof JOBS)[K]>;
