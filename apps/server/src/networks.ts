/** How a setting names networks: as Fastify understands them, found wrong before it throws. */

import { isIP } from 'node:net';

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_LETTERS_SHOWN = 60;

/** What is wrong with the first that is no network, or null. */
export function networkProblem(words: readonly string[]): string | null {
  const wrong = words.find((word) => !isNetwork(word));
  if (wrong === undefined) return null;
  const shown = wrong.slice(0, MOST_LETTERS_SHOWN);
  return `"${shown}" is neither an address nor a network such as 10.0.0.0/8, nor one of ${NAMED.join(', ')}`;
}

function isNetwork(word: string): boolean {
  if (NAMED.includes(word)) return true;
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(word) ?? [];
  const family = isIP(address);
  if (family === 0 || bits === undefined) return family !== 0;
  // Of no bits it would be everybody, who could then pass for anybody.
  return Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}
