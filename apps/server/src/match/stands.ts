/** Decides what a listener at a table may see: the views of their seats, a spectator's view, or nothing. */

import type { Eye } from '@tarmac/kit';
import { eyeIndex } from '@tarmac/match';
import type { ChatRoom } from '@tarmac/wire';
import { type Answer, done, refuse } from '../answer.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import { preparedRead } from '../storage/prepared.ts';
import { eyesFor } from './audience.ts';
import { makeDelayed } from './delayed.ts';
import { viewMessage } from './frames.ts';
import type { ListenerGroups } from './listener-groups.ts';
import { catchUp, inTurn, type Live, positionOf } from './live.ts';
import { readRows, readState } from './load.ts';
import type { Listener, Matches, Watched } from './matches.ts';
import type { ServerPosition } from './position.ts';
import type { Registry } from './registry.ts';
import { parseFrames } from './rows.ts';

/** With more missed entries than this, a listener gets the view without the news. */
const MOST_MISSED = 300;

interface Missed extends Watched {
  readonly news: readonly unknown[];
}

const NOTHING_MISSED: Missed = { news: [], rowsRead: 0 };

export interface Seen {
  readonly live: Live;
  readonly eyes: readonly Eye[];
  /** Later entries are not shown to them yet. */
  readonly until: number;
}

export interface Stands {
  watch: Matches['watch'];
  unwatch(match: string, listener: Listener): void;
  /** Shows a match that has just begun to everybody at the table. */
  seatAll(table: string): void;
  chatRoomOf(match: string, person: Person): Promise<Answer<ChatRoom>>;
  eyesOf(match: string, person: Person | null): Promise<Answer<Seen>>;
}

export function makeStands(parts: Parts, registry: Registry, groups: ListenerGroups): Stands {
  async function eyesOf(match: string, person: Person | null): Promise<Answer<Seen>> {
    const live = await registry.find(match);
    if (live === null) return refuse('not-running');
    const eyes = eyesFor(live.setting, person?.id ?? null);
    const { spectators } = live.setting;
    if (eyes.includes('watcher') && spectators === 'none') return refuse('no-spectators');
    const delay = eyes.includes('watcher') && spectators === 'delayed' ? 1000 * parts.settings.spectatorDelay : 0;
    return done({ live, eyes, until: parts.now() - delay });
  }

  async function attach(match: string, listener: Listener, frame: number | null): Promise<Answer<Watched>> {
    const seen = await eyesOf(match, listener.person);
    if (!seen.ok) return seen;
    const { live, eyes } = seen.value;
    return inTurn(live, async () => {
      const found = await positionSince(live, eyes, frame ?? 0);
      if (!found.ok) return found;
      const position = found.value;
      // Two announcements may both attach the same listener.
      detach(match, listener);
      const isLate = eyes.includes('watcher') && live.setting.spectators === 'delayed' && position.fold.end === null;
      if (isLate) live.delayed ??= await makeDelayed(parts, live.setting);
      const { news, rowsRead } = isLate || frame === null ? NOTHING_MISSED : await missed(live, position, eyes, frame);
      // They may have gone while it was read.
      if (!groups.has(match, listener)) {
        detach(match, listener);
        return done({ rowsRead });
      }
      if (isLate) {
        live.delayed?.add(listener);
        return done({ rowsRead });
      }
      const sent: number[] = [];
      for (const eye of eyes) {
        listener.send(viewMessage(live.setting, position, eye, news));
        sent.push(position.after.frames[eyeIndex(eye, live.setting.people.length)] as number);
      }
      live.audience.add({ listener, eyes, sent });
      return done({ rowsRead });
    });
  }

  /** Reads on until the position has the frame that a listener has seen on another node. */
  async function positionSince(live: Live, eyes: readonly Eye[], frame: number): Promise<Answer<ServerPosition>> {
    const found = await positionOf(parts, live);
    const seats = live.setting.people.length;
    if (!found.ok || eyes.every((eye) => (found.value.after.frames[eyeIndex(eye, seats)] as number) >= frame))
      return found;
    await catchUp(parts, live);
    return positionOf(parts, live);
  }

  function detach(match: string, listener: Listener): void {
    const live = registry.inMemory(match);
    if (live === undefined) return;
    for (const audience of live.audience) if (audience.listener === listener) live.audience.delete(audience);
    live.delayed?.remove(listener);
    if (live.delayed?.isEmpty() === true) {
      live.delayed.stop();
      live.delayed = null;
    }
  }

  /** What an eye heard after the last frame it had. Of several eyes nobody knows which one had that frame. */
  async function missed(live: Live, { after }: ServerPosition, eyes: readonly Eye[], frame: number): Promise<Missed> {
    const { game, people, id } = live.setting;
    const [eye, ...others] = eyes;
    if (eye === undefined || others.length > 0) return NOTHING_MISSED;
    const index = eyeIndex(eye, people.length);
    const behind = (after.frames[index] as number) - frame;
    if (behind <= 0 || behind > MOST_MISSED) return NOTHING_MISSED;
    const told = (news: readonly unknown[]) => news.map((item) => game.tell(item, eye)).filter((item) => item !== null);
    const kept = live.recent.since(index, frame);
    if (kept !== null) return { news: told(kept), rowsRead: 0 };
    const rows = await readRows(parts, id, -1);
    const missing = rows.filter(({ frames }) => (parseFrames(frames)[index] as number) > frame);
    return { news: told(missing.flatMap(({ news }) => JSON.parse(news) as unknown[])), rowsRead: rows.length };
  }

  return {
    eyesOf,
    async watch(match, listener, frame) {
      const state = groups.stateOf(match) ?? (await readState(parts, match));
      if (state === null) return refuse('not-found');
      if (state !== 'open') {
        const seen = await eyesOf(match, listener.person);
        if (!seen.ok) return seen;
      }
      if (!(await groups.enter(match, listener))) return refuse('not-found');
      // It may have begun while the table was being read.
      const now = state === 'open' ? await readState(parts, match) : state;
      return now === 'open' ? done({ rowsRead: 0 }) : attach(match, listener, frame);
    },
    unwatch(match, listener) {
      groups.leave(match, listener);
      detach(match, listener);
    },
    seatAll(table) {
      for (const listener of groups.listenersOf(table)) {
        attach(table, listener, null)
          .then((attached) => {
            if (!attached.ok) groups.turnAway(table, listener, attached.problem);
          })
          .catch((error) => parts.log.error({ err: error, match: table }, 'could not show a match'));
      }
    },
    async chatRoomOf(match, person) {
      const seats = await peopleAt(parts, { match });
      const [first] = seats;
      if (first === undefined) return refuse('not-found');
      if (seats.some((seat) => seat.person === person.id)) return done('players');
      return first.spectators === 'none' ? refuse('no-spectators') : done('spectators');
    },
  };
}

const peopleAt = preparedRead((read, { match }: { readonly match: string }) =>
  read
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.match')
    .select(['seats.person', 'tables.spectators'])
    .where('seats.match', '=', match),
);
