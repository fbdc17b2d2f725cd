/** Parses pasted text: a link of this server, the id of a table, or a code. */

/** A path of this app, or the problem. */
export type Pasted = { readonly path: string } | { readonly problem: 'empty' | 'elsewhere' | 'unreadable' };

const ID = /^[A-Za-z0-9_-]{16}$/;
/** The possible paths of a link; mostly a table's. */
const PATHS =
  /^\/(?:(?:matches|local)\/[A-Za-z0-9_-]{1,64}(?:\/replay)?|replays\/[A-Za-z0-9_-]{1,64}|tables|move|recover|confirm-email)$/;
/** Without 0, 1, B, I, L, O, S and Z: these codes are read aloud and typed. */
const CODE = /^[ACDEFGHJKMNPQRTUVWXY2-9]+$/;
const MOVE_LENGTH = 12;
const RECOVERY_LENGTH = 24;

/** `origin` is that of this server. */
export function pasted(text: string, origin: string): Pasted {
  const typed = text.trim();
  if (typed === '') return { problem: 'empty' };
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  if (CODE.test(code) && code.length === MOVE_LENGTH) return { path: `/move#${code}` };
  if (CODE.test(code) && code.length === RECOVERY_LENGTH) return { path: `/recover#${code}` };
  if (ID.test(typed)) return { path: `/matches/${typed}` };
  const url = urlOf(typed, origin);
  if (url === null) return { problem: 'unreadable' };
  if (url.origin !== origin) return { problem: 'elsewhere' };
  const path = url.pathname.replace(/\/$/, '');
  return PATHS.test(path) ? { path: path + url.hash } : { problem: 'unreadable' };
}

/** Browsers hide the scheme of an address, so that people copy it without one. */
function urlOf(typed: string, origin: string): URL | null {
  const { protocol, host } = new URL(origin);
  const whole = typed.startsWith('/') ? origin + typed : typed.startsWith(`${host}/`) ? `${protocol}//${typed}` : typed;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return null;
  return new URL(whole);
}
