/** What somebody pastes to get somewhere: a link of this server, the id of a table, or a code. */

/** A path of this app, or why there is none. */
export type Pasted = { readonly path: string } | { readonly problem: 'empty' | 'elsewhere' | 'unreadable' };

const ID = /^[A-Za-z0-9_-]{16}$/;
/** Where a link may lead; a table's is by far the most common. */
const PATHS =
  /^\/(?:(?:matches|local)\/[A-Za-z0-9_-]{1,64}(?:\/replay)?|replays\/[A-Za-z0-9_-]{1,64}|tables|move|recover|confirm-email)$/;
/** Neither 0, 1, B, I, L, O, S nor Z: as the server makes them, read aloud and typed again. */
const CODE = /^[ACDEFGHJKMNPQRTUVWXY2-9]+$/;
const MOVE_LENGTH = 12;
const RECOVERY_LENGTH = 24;

/** `origin` is this server's. */
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

/** Browsers drop the scheme when they show an address, and people copy what they see. */
function urlOf(typed: string, origin: string): URL | null {
  const { protocol, host } = new URL(origin);
  const whole = typed.startsWith('/') ? origin + typed : typed.startsWith(`${host}/`) ? `${protocol}//${typed}` : typed;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return null;
  return new URL(whole);
}
