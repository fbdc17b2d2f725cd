/** Somebody the server knows by the identity their browser carries. */

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly language: 'en' | 'fr';
  /** The browser they are using now. */
  readonly device: string;
  /** May look, but change nothing. */
  readonly banned: boolean;
}
