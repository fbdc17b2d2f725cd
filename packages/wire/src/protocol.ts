/** What both ends must agree on before they say anything else, and how long things may be. */

/** Raised when a message changes so that an older page or an older server would misread it. */
export const PROTOCOL = 1;

/** In characters, but for `socketBytes`. */
export const LIMITS = {
  name: 24,
  chat: 500,
  report: 1000,
  /** Of a message's id, chosen by whoever sends it. */
  messageId: 40,
  contribution: 64,
  email: 254,
  url: 1000,
  /** No message from a page is longer. */
  socketBytes: 16_384,
} as const;
