/** Somebody the server knows by the identity their browser carries. */

import type { Language } from '@tarmac/kit/words';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  /** The browser they are using now. */
  readonly device: string;
  /** May look, but change nothing. */
  readonly banned: boolean;
}
