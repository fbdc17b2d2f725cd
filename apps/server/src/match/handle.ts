/** Handles people's messages to a match, one after the other. */

import type { By } from '@tarmac/kit';
import { type Answer, done, type Refused, refuse } from '../answer.ts';
import { makeBuckets } from '../buckets.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { preparedRead } from '../storage/prepared.ts';
import { act, undo } from './acts.ts';
import { comeBack, resign } from './leaving.ts';
import { catchUp, inTurn, type Live, positionOf } from './live.ts';
import type { MatchMessage, Received } from './matches.ts';
import { messageKey } from './message-key.ts';
import { isHeldBy, type ServerPosition } from './position.ts';
import { answer, propose, undoTarget } from './proposals.ts';
import { parseFrames } from './rows.ts';

type SeatMessage = Exclude<MatchMessage, { kind: 'chat' }>;
type Framed = Answer<{ readonly frame: number | null }>;

/** After this many conflicts with other nodes the person has to try again later. */
const TRIES = 20;
/** The rate limit of optional acts, each of which makes an entry. */
const IDLE_ACTS = { burst: 10, perSecond: 0.5 };

const framesAfter = preparedRead((read, { match, message }: { readonly match: string; readonly message: string }) =>
  read.selectFrom('log').select('frames').where('match', '=', match).where('message', '=', message),
);

export function makeHandler(parts: Parts) {
  const idleActs = makeBuckets(parts.elapsed, IDLE_ACTS);

  return (live: Live, person: Person, message: SeatMessage, received: Received): Promise<Framed> => {
    const { seat } = message;
    if (live.setting.people[seat] !== person.id) return Promise.resolve(refuse('not-your-seat'));
    return inTurn(live, async () => {
      if (received.isCalledOff()) return refuse('unavailable', 'the connection was closed first');
      for (let tries = 0; tries < TRIES; tries++) {
        const found = await positionOf(parts, live);
        if (!found.ok) return found;
        const position = found.value;
        const repeated = live.messages.get(messageKey(person.id, message.id));
        if (repeated !== undefined) return done({ frame: repeated[seat] ?? null });
        const answersFrame = message.kind === 'act' || message.kind === 'undo';
        const frame = position.after.frames[seat] as number;
        // The person comes from another node and has seen entries that this node has not read yet.
        if (answersFrame && message.frame > frame && tries === 0) {
          await catchUp(parts, live);
          continue;
        }
        if (answersFrame && message.frame !== frame) return orDoneBefore(live, person, message, refuse('stale'));
        if (position.fold.end !== null) return orDoneBefore(live, person, message, refuse('not-running'));
        const result = await carryOut(live, position, person, message, received);
        if (result.ok) return done({ frame: result.value.after.frames[seat] ?? null });
        // Another node was first: its entry may or may not block this one.
        if (result.problem !== 'stale') return orDoneBefore(live, person, message, result);
      }
      return refuse('unavailable');
    });
  };

  async function carryOut(
    live: Live,
    position: ServerPosition,
    person: Person,
    message: SeatMessage,
    received: Received,
  ): Promise<Answer<ServerPosition>> {
    const { seat, kind } = message;
    const key = messageKey(person.id, message.id);
    const by: By = { kind: 'person', id: person.id };
    if (kind === 'return') return comeBack(parts, live, position, seat, person.id, key);
    if (!isHeldBy(position, seat, person.id)) return refuse('not-your-seat', 'a stand-in plays it now');
    const isIdle =
      kind === 'undo' || kind === 'propose-undo' || (kind === 'act' && !position.after.owing.includes(seat));
    if (isIdle && !idleActs.take(`${live.setting.id}/${seat}`)) return refuse('too-fast');
    switch (kind) {
      case 'act': {
        const action = live.setting.game.parseAction(message.action);
        if (!action.ok) return refuse('malformed', action.problem);
        return act(parts, live, position, { seat, action: action.value, by, arrivedAt: received.at }, key);
      }
      case 'undo':
        return undo(parts, live, position, seat, by, key);
      case 'resign':
        return resign(parts, live, position, seat, by, key);
      case 'propose-end':
        return propose(parts, live, position, { kind: 'end', seat, to: 0, message: key });
      case 'propose-undo': {
        const target = await undoTarget(parts, live, seat, message.to);
        if (!target.ok) return target;
        return propose(parts, live, position, { kind: 'undo', seat, to: target.value, message: key });
      }
      case 'answer':
        return answer(parts, live, position, {
          kind: message.what,
          proposal: message.proposal,
          seat,
          yes: message.yes,
          message: key,
        });
    }
  }

  /** A refused message may have been done long ago and sent again. */
  async function orDoneBefore(live: Live, person: Person, message: SeatMessage, refused: Refused): Promise<Framed> {
    const [row] = await framesAfter(parts, { match: live.setting.id, message: messageKey(person.id, message.id) });
    return row === undefined ? refused : done({ frame: parseFrames(row.frames)[message.seat] ?? null });
  }
}
