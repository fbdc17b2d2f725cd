/** Codes that people read from one screen and type into another, and the tokens of links. */

import { createHmac } from 'node:crypto';
import type { Parts } from '../parts.ts';
import type { Identity } from './identity.ts';

/** Neither 0 nor 1, and of each pair that looks alike (B and 8, S and 5, Z and 2) only the digit. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXY23456789';
const GROUP = 4;

export function newCode({ random }: Pick<Parts, 'random'>, length: number): string {
  const luck = random(4 * length);
  // Four bytes for each character: what the remainder favours is then too little to matter.
  return Array.from({ length }, (_, index) => ALPHABET[luck.readUInt32BE(4 * index) % ALPHABET.length]).join('');
}

/** ABCD-EFGH */
export function readable(code: string): string {
  return Array.from({ length: Math.ceil(code.length / GROUP) }, (_, group) =>
    code.slice(group * GROUP, (group + 1) * GROUP),
  ).join('-');
}

/** As it was made, however it was typed; null for what cannot be one. */
export function typedCode(text: string, length: number): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  const isCode = code.length === length && [...code].every((letter) => ALPHABET.includes(letter));
  return isCode ? code : null;
}

/** Nobody types it. */
export function newToken({ random }: Pick<Parts, 'random'>): string {
  return random(32).toString('base64url');
}

/** What is kept of a code. Keyed, so that one who only reads the table cannot try all the short ones. */
export function codeHash(identity: Identity, kind: string, code: string): string {
  return createHmac('sha256', identity.key).update(`${kind} ${code}`).digest('base64url');
}
