/** Small schemas that bodies and messages share. */

import { LANGUAGES } from '@tarmac/kit/words';
import { z } from 'zod';
import { LIMITS } from './protocol.ts';
import { chatProblem, type NameProblem, nameProblem, tidyChat, tidyName } from './texts.ts';

/** The id of a person, table, match or replay; too long to guess. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
export const messageId = z
  .string()
  .min(1)
  .max(LIMITS.messageId)
  .regex(/^[\x21-\x7e]+$/);
export const seat = z.int().min(0).max(19);
export const frameNumber = z.int().min(0).max(1_000_000);

/** For developers: a page asks `nameProblem` and `chatProblem` itself, and has words of its own. */
const REFUSALS: Readonly<Record<NameProblem, string>> = {
  empty: 'must not be empty',
  long: 'is too long',
  unshown: 'has characters that cannot be shown',
  stacked: 'has marks without a letter, or too many on one',
  mixed: 'mixes alphabets whose letters look alike within a word',
};

const text = (most: number, tidy: (typed: string) => string, problemOf: (tidied: string) => NameProblem | null) =>
  z
    .string()
    .max(4 * most)
    .transform(tidy)
    .superRefine((tidied, context) => {
      const problem = problemOf(tidied);
      if (problem !== null) context.addIssue(REFUSALS[problem]);
    });

export const name = text(LIMITS.name, tidyName, nameProblem);
export const chatText = text(LIMITS.chat, tidyChat, chatProblem);

/** What a seat adds to the key of the deal. */
export const contribution = z
  .string()
  .min(1)
  .max(LIMITS.contribution)
  .regex(/^[\x20-\x7e]+$/);
export const language = z.enum(LANGUAGES);
/** The level of a bot; the server checks that it exists. */
export const level = z.string().regex(/^[a-z-]{1,20}$/);
export const email = z.email().max(LIMITS.email);
export const httpsUrl = z.url({ protocol: /^https$/ }).max(LIMITS.url);
