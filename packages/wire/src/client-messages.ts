/** Messages of a page over its socket. A message that changes something has an id: sent twice, it is done once. */

import { z } from 'zod';
import { chatText, frameNumber, id, messageId, seat } from './parts.ts';
import { PHRASE_CODES } from './phrases.ts';

/** `frame` is the last frame that the seat's eye has received. */
const bySeat = { id: messageId, match: id, seat, frame: frameNumber };

export const clientMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hello'), protocol: z.int() }),
  /** Subscribes to a table; `frame` is the last one received before the connection was lost. */
  z.strictObject({ kind: z.literal('watch'), match: id, frame: frameNumber.optional() }),
  z.strictObject({ kind: z.literal('unwatch'), match: id }),
  /** The game's own parser checks the action. */
  z.strictObject({ kind: z.literal('act'), ...bySeat, action: z.unknown() }),
  /** Takes back the seat's last decision. */
  z.strictObject({ kind: z.literal('undo'), ...bySeat }),
  z.strictObject({ kind: z.literal('resign'), ...bySeat }),
  /** Takes the seat back from a stand-in. */
  z.strictObject({ kind: z.literal('return'), ...bySeat }),
  /** Asks the others to undo everything after frame `to` of my eye, or to end the match. */
  z.strictObject({ kind: z.literal('propose-undo'), ...bySeat, to: frameNumber }),
  z.strictObject({ kind: z.literal('propose-end'), ...bySeat }),
  /** `proposal` is the id of the proposal that was shown: a yes counts for no other. */
  z.strictObject({
    kind: z.literal('answer'),
    ...bySeat,
    what: z.enum(['undo', 'end']),
    proposal: messageId,
    yes: z.boolean(),
  }),
  /** Somebody's own words, or a quick phrase. */
  z
    .strictObject({
      kind: z.literal('chat'),
      id: messageId,
      match: id,
      text: chatText.optional(),
      phrase: z.enum(PHRASE_CODES).optional(),
    })
    .refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined), 'either a text or a phrase'),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
