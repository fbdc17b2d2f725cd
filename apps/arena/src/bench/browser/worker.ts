/** A bot in a worker of a browser. */

import type { Question } from '@tarmac/bots';
import { replyTo } from '../bots-door.ts';

/** The parts of a worker's global object that we use; the arena has Node's types. */
interface Scope {
  onmessage: (event: { readonly data: Question }) => void;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => scope.postMessage(replyTo(data, () => performance.now()));
