/** What the person at the keyboard got wrong or has to see to, in one line; the outermost layer prints it and exits with 2. */

export class BadInput extends Error {
  override readonly name = 'BadInput';
}
