/** The protocol number, which both ends must share, and the limits of lengths. */

/** Raised when an older page or server would misread a changed message. */
export const PROTOCOL = 1;

/** In characters, except `socketBytes`. */
export const LIMITS = {
  name: 24,
  chat: 500,
  report: 1000,
  /** The id of a message, chosen by the sender. */
  messageId: 40,
  contribution: 64,
  email: 254,
  url: 1000,
  /** The longest message from a page. */
  socketBytes: 16_384,
} as const;
