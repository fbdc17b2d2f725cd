/**
 * Whether this browser has an identity on the server. The identity itself is in a cookie that no script can read; another, set and
 * taken away with it, says that it is there. Without it every newcomer would have to ask, and be refused.
 */

const KNOWN = 'tarmac-known=yes';

export function isKnownHere(): boolean {
  return document.cookie.split('; ').includes(KNOWN);
}
