/** What a message may have in it, by its kind. */

import type { ServerMessage } from '@tarmac/wire';

/** Null: held against the log, whole. */
const FIELDS: Readonly<Record<ServerMessage['kind'], readonly string[] | null>> = {
  welcome: ['kind', 'protocol', 'person', 'now'],
  done: ['kind', 'id', 'frame'],
  refused: ['kind', 'id', 'problem', 'detail', 'refusal'],
  table: ['kind', 'match', 'table'],
  chat: ['kind', 'match', 'lines'],
  gone: ['kind', 'match', 'problem'],
  view: null,
  frame: null,
};

/** What the server had no business to send, in words, or null. */
export function outOfPlace(message: ServerMessage): string | null {
  if (!Object.hasOwn(FIELDS, message.kind)) return `a message of the kind ${message.kind}`;
  const allowed = FIELDS[message.kind];
  const extra = allowed === null ? undefined : Object.keys(message).find((field) => !allowed.includes(field));
  if (extra !== undefined) return `a ${message.kind} with ${extra}`;
  if (message.kind === 'table' && message.table.state !== 'over' && message.table.secret !== null)
    return 'the secret of the deal before the end';
  return null;
}
