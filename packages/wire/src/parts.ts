/** Small schemas that bodies and messages share. */

import { LANGUAGES } from '@tarmac/kit/words';
import { z } from 'zod';
import { LIMITS } from './protocol.ts';

/** The id of a person, table, match or replay; too long to guess. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
export const messageId = z
  .string()
  .min(1)
  .max(LIMITS.messageId)
  .regex(/^[\x21-\x7e]+$/);
export const seat = z.int().min(0).max(19);
export const frameNumber = z.int().min(0).max(1_000_000);

/** Control, format, private and invisible characters: a name with one could imitate another. */
const UNSHOWN = String.raw`\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}`;
const CANNOT_BE_SHOWN = 'has characters that cannot be shown';
/** U+FE0F is allowed only after an emoji, which it colours; anywhere else it is invisible. */
const SHOWN_LINE = new RegExp(String.raw`^(?:[^${UNSHOWN}]|\p{Extended_Pictographic}\ufe0f)+$`, 'u');
/** Chat may join emoji, which takes U+200D and U+FE0F; direction overrides stay out. */
const SHOWN_CHAT = new RegExp(String.raw`^(?:[^${UNSHOWN}]|\n|\u200d|\ufe0f)+$`, 'u');

const line = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform((text) => text.normalize('NFC').trim().replace(/\s+/gu, ' '))
    .pipe(z.string().min(1).max(most).regex(SHOWN_LINE, CANNOT_BE_SHOWN));

export const name = line(LIMITS.name);
export const chatText = z
  .string()
  .max(4 * LIMITS.chat)
  .transform((text) => text.normalize('NFC').trim())
  .pipe(z.string().min(1).max(LIMITS.chat).regex(SHOWN_CHAT, CANNOT_BE_SHOWN));

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
