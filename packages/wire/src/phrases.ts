/**
 * Quick phrases of the chat: said by their codes, read by everybody in their own language. The words here are what is stored
 * beside the code, for programs and old pages that know no codes, and for whoever reads a line after a code is gone.
 */

export const PHRASES = {
  hello: 'Hello!',
  'well-played': 'Well played!',
  thanks: 'Thank you!',
  'one-moment': 'One moment, please.',
  'your-turn': 'Your turn?',
  'good-game': 'Good game!',
} as const;

export type Phrase = keyof typeof PHRASES;

export const PHRASE_CODES = Object.keys(PHRASES) as readonly Phrase[];
