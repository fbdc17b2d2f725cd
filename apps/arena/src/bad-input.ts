/** A mistake of the user, in one line; the outermost layer prints it and exits with 2. */

export class BadInput extends Error {
  override readonly name = 'BadInput';
}
