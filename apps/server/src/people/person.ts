/** A person, known to the server by the identity in their browser. */

import type { Language } from '@tarmac/kit/words';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  /** The browser they are using now. */
  readonly device: string;
  /** May read, but change nothing. */
  readonly banned: boolean;
}
