/** The small things that bodies and messages are made of. */

import { z } from 'zod';
import { LIMITS } from './protocol.ts';

/** Of a person, table, match or replay: nobody guesses one. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{16}$/);
export const messageId = z
  .string()
  .min(1)
  .max(LIMITS.messageId)
  .regex(/^[\x21-\x7e]+$/);
export const seat = z.int().min(0).max(19);
export const frameNumber = z.int().min(0).max(1_000_000);

/** One line without control, format or private characters: nothing that could pass for something else. */
const line = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform((text) => text.normalize('NFC').trim().replace(/\s+/gu, ' '))
    .pipe(
      z
        .string()
        .min(1)
        .max(most)
        .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}]+$/u, 'has characters that cannot be shown'),
    );

export const name = line(LIMITS.name);
/** Chat may join emoji, which needs U+200D, a format character; direction overrides stay out. */
export const chatText = z
  .string()
  .max(4 * LIMITS.chat)
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(LIMITS.chat)
      .regex(/^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\n|\u200d)+$/u, 'has characters that cannot be shown'),
  );

/** What a seat adds to the key of the deal. */
export const contribution = z
  .string()
  .min(1)
  .max(LIMITS.contribution)
  .regex(/^[\x20-\x7e]+$/);
export const language = z.enum(['en', 'fr']);
/** Of a bot; the server knows which there are. */
export const level = z.string().regex(/^[a-z-]{1,20}$/);
export const email = z.email().max(LIMITS.email);
export const httpsUrl = z.url({ protocol: /^https$/ }).max(LIMITS.url);
