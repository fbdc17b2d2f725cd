/** Connects modules of the server that do not import one another, for `server.ts`. */

import { type Answer, done, refuse } from './answer.ts';
import type { DueHandlers } from './due/due.ts';
import type { OperatorDeeds } from './http/operator-routes.ts';
import { erasure, expireTable, removal } from './lobby/close.ts';
import { stillOpen } from './lobby/conditions.ts';
import { readTable } from './lobby/read.ts';
import { myMatches } from './lobby/summaries.ts';
import { sweep } from './lobby/sweep.ts';
import type { Matches } from './match/matches.ts';
import { type NoticeNeeds, noticeHandler } from './notices/notices.ts';
import type { Parts } from './parts.ts';
import { isConnected } from './people/presence.ts';

export function dueHandlers(parts: Parts, matches: Matches, notices: Pick<NoticeNeeds, 'mailer' | 'key'>): DueHandlers {
  return {
    bot: (match) => matches.playBots(match),
    clock: (match) => matches.checkClock(match),
    notice: noticeHandler(parts, {
      ...notices,
      waitingFor: (person) => correspondenceFor(parts, person),
      isConnected: (person) => isConnected(parts, person),
    }),
    'expire-table': (table) => expireTable(parts, matches, table),
    sweep: () => sweep(parts),
  };
}

async function correspondenceFor(parts: Parts, person: string) {
  const mine = await myMatches(parts, { id: person });
  return mine
    .filter(({ owes, clock }) => owes && clock.kind === 'correspondence')
    .map(({ id, game, deadline }) => ({ match: id, game, deadline }));
}

export function operatorDeeds(parts: Parts, matches: Matches): OperatorDeeds {
  return {
    removeTable: (table) => removeTable(parts, matches, table),
    chatChanged: matches.chatChanged,
  };
}

async function removeTable(parts: Parts, matches: Matches, id: string): Promise<Answer<null>> {
  const found = await readTable(parts, id);
  if (found === null) return refuse('not-found');
  const { table } = found;
  if (table.state === 'over') return eraseMatch(parts, matches, id);
  if (table.state !== 'open') return matches.remove(id);
  const writes = [stillOpen(parts, table), ...removal(parts, id)];
  const committed = await parts.database.commit(writes, [{ topic: 'table', subject: id }]);
  // Somebody has started it meanwhile: then it is ended as a match.
  if (!committed.ok) return committed.why === 'conflict' ? matches.remove(id) : refuse('unavailable');
  matches.tableGone(id);
  return done(null);
}

async function eraseMatch(parts: Parts, matches: Matches, id: string): Promise<Answer<null>> {
  const committed = await parts.database.commit(erasure(parts, id), [{ topic: 'table', subject: id }]);
  if (!committed.ok) return refuse(committed.why === 'conflict' ? 'not-found' : 'unavailable');
  matches.tableGone(id);
  return done(null);
}
