/** Text that nobody guesses: ids of messages, and what a seat adds to the key of a deal. */

const BYTES = 16;

/** `crypto.randomUUID` is missing on pages of a club's own network that come without https. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
