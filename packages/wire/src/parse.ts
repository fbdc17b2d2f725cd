/** Parses with zod: a value, or one line on what is wrong. */

import type { Parsed } from '@tarmac/kit';
import type { z } from 'zod';

export function parse<T>(schema: z.ZodType<T>, input: unknown): Parsed<T> {
  const found = schema.safeParse(input);
  if (found.success) return { ok: true, value: found.data };
  const [issue] = found.error.issues;
  const path = issue?.path.map(String).join('.') ?? '';
  return { ok: false, problem: `${path === '' ? 'it' : path}: ${issue?.message ?? 'not valid'}` };
}
