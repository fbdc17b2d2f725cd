/** A bot in a worker of a browser. */

import type { Question } from '@tarmac/bots';
import { replyTo } from '../bots-door.ts';

/** What we use of a worker's own global object; the arena is checked with Node's types. */
interface Scope {
  onmessage: (event: { readonly data: Question }) => void;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => scope.postMessage(replyTo(data, () => performance.now()));
