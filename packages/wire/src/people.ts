/** What a person tells the server of themselves, over HTTP. */

import type { Language } from '@tarmac/kit/words';
import { z } from 'zod';
import { email, httpsUrl, language, name } from './parts.ts';

export const newPerson = z.strictObject({ name, language: language.default('en') });
export const changedPerson = z.strictObject({
  name: name.optional(),
  language: language.optional(),
  /** Whether matches that start from now on are rated, and others may see how this person plays. */
  rated: z.boolean().optional(),
});
/** A one-time code that moves an identity, a recovery code, or the token of a link in an e-mail. */
export const codeBody = z.strictObject({ code: z.string().min(6).max(100) });
export const emailBody = z.strictObject({ email });
/** Until when, in milliseconds since 1970; null ends it. */
export const vacationBody = z.strictObject({ until: z.int().min(0).nullable() });
export const distanceBody = z.strictObject({ kind: z.enum(['mute', 'block']).nullable() });

export const pushSubscription = z.strictObject({
  endpoint: httpsUrl,
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export const noticeSettings = z.strictObject({
  email: z.boolean().optional(),
  /** Null takes it away. */
  webhook: httpsUrl.nullable().optional(),
});

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  /** Wants ratings, and to be seen with them. */
  readonly rated: boolean;
  readonly hasRecoveryCode: boolean;
  /** Confirmed addresses only. */
  readonly email: string | null;
  readonly vacationUntil: number | null;
  /** In milliseconds, of what a year gives. */
  readonly vacationLeft: number;
  readonly muted: readonly string[];
  readonly blocked: readonly string[];
  readonly notices: { readonly email: boolean; readonly webhook: string | null; readonly pushes: number };
}
