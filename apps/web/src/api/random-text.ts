/** Random texts for message ids and contributions to the key. */

const BYTES = 16;

/** `crypto.randomUUID` is missing on pages without https, such as in a club's own network. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
