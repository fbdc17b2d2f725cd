/** The matches of this node, as other modules of the server see them. */

import { type Answer, done, refuse } from '../answer.ts';
import { type Bots, BotsClosed } from '../bots/ask.ts';
import { makeBuckets } from '../buckets.ts';
import { claimEarly } from '../due/claims.ts';
import { dueOnce } from '../due/writes.ts';
import type { Parts } from '../parts.ts';
import type { Person } from '../people/person.ts';
import type { Announcement } from '../storage/database.ts';
import { type BotNeeds, playBots } from './bot-turns.ts';
import { type Said, say } from './chat.ts';
import { seenMatch, wholeMatch } from './export.ts';
import { makeHandler } from './handle.ts';
import { checkTimes, resignForGood, timeOut } from './leaving.ts';
import { makeListenerGroups } from './listener-groups.ts';
import { append, catchUp, inTurn, type Live, newLive, positionOf, type Told } from './live.ts';
import { readSetting, readState } from './load.ts';
import type { Matches } from './matches.ts';
import { botSeatOf, following, HOST, isLeftToBots } from './position.ts';
import { makeRegistry } from './registry.ts';
import { makeStands } from './stands.ts';
import { startMoves, startWrites } from './start.ts';

/** The rate limit of a person's chat lines. */
const CHAT = { burst: 5, perSecond: 0.5 };
const CATCH_UP_AGAIN_MILLISECONDS = 2000;

export function makeMatches(parts: Parts, bots: Bots): Matches {
  const groups = makeListenerGroups(parts);
  const told: Told = { moved: groups.moved, table: groups.tableChanged, lost: refresh };
  const registry = makeRegistry(parts, told);
  const stands = makeStands(parts, registry, groups);
  const botNeeds: BotNeeds = { bots, isWatched: groups.isWatched };
  const handleSeat = makeHandler(parts);
  const chatting = makeBuckets(parts.elapsed, CHAT);
  parts.database.listen(hear);

  function hear(announcement: Announcement | null): void {
    groups.hear(announcement);
    if (announcement === null) {
      for (const live of registry.all()) refresh(live);
      for (const table of groups.tables()) {
        groups.tableChanged(table);
        groups.chatAgain(table);
        // It may have been started by another node meanwhile.
        if (registry.inMemory(table) === undefined) stands.seatAll(table);
      }
      return;
    }
    const { topic, subject } = announcement;
    if (topic === 'table') groups.tableChanged(subject);
    if (topic === 'chat') groups.chatted(subject);
    if (topic === 'chat-again') groups.chatAgain(subject);
    if (topic === 'match') followed(subject);
  }

  function followed(match: string): void {
    const live = registry.inMemory(match);
    if (live !== undefined) {
      refresh(live);
      return;
    }
    // Another node has started it: people who wait at the table here see it now.
    groups.tableChanged(match);
    stands.seatAll(match);
  }

  function refresh(live: Live): void {
    const { id } = live.setting;
    const caughtUp = inTurn(live, () => catchUp(parts, live)).then(() => {
      // Another node may have stopped to play it, since nobody watches there.
      if (live.position !== null && isLeftToBots(live.position) && groups.isWatched(id)) takeUpBots(live);
    });
    caughtUp.catch((error) => {
      parts.log.error({ match: id, error: String(error) }, 'could not read new entries of a match');
      // The entry is not announced again, and listeners would wait for ever.
      const again = () => registry.inMemory(id) === live && refresh(live);
      setTimeout(again, CATCH_UP_AGAIN_MILLISECONDS).unref();
    });
  }

  /** If this fails, or the node closes or dies, the rows in `due` bring the bots back. */
  function wakeBots(live: Live): void {
    if (live.position === null || botSeatOf(live.setting, live.position) === null) return;
    playBots(parts, botNeeds, live).catch((error) => botsFailed(live, error));
  }

  function botsFailed(live: Live, error: unknown): void {
    if (error instanceof BotsClosed) return;
    parts.log.error({ match: live.setting.id, error: String(error) }, 'bots could not play');
  }

  /** For somebody who has come: bots who paused go on, and those whose node is gone do not wait for its rows. */
  function takeUpBots(live: Live): void {
    const owes = () => live.position !== null && botSeatOf(live.setting, live.position) !== null;
    const takeUp = async () => {
      // They may be about to pause. After a failure their row in `due` brings them back.
      const failed = await live.botsPlaying?.then(
        () => false,
        () => true,
      );
      if (failed === true || !owes()) return;
      if (await claimEarly(parts, { kind: 'bot', subject: live.setting.id })) wakeBots(live);
    };
    if (owes()) takeUp().catch((error) => botsFailed(live, error));
  }

  async function chat(person: Person, message: Said): Promise<Answer<null>> {
    const room = await stands.chatRoomOf(message.match, person);
    if (!room.ok) return room;
    if (!chatting.take(person.id)) return refuse('too-fast');
    const said = await say(parts, person, room.value, message);
    if (said.ok) groups.chatted(message.match);
    return said;
  }

  return {
    async watch(match, listener, frame) {
      const watched = await stands.watch(match, listener, frame);
      const live = registry.inMemory(match);
      if (watched.ok && live !== undefined) takeUpBots(live);
      return watched;
    },
    unwatch: stands.unwatch,
    isSpectator(match, person) {
      const seated = registry.inMemory(match)?.setting.people;
      return person === null || (seated !== undefined && !seated.includes(person.id));
    },
    async handle(person, message, received) {
      if (message.kind === 'chat') {
        const said = await chat(person, message);
        return said.ok ? done({ frame: null }) : said;
      }
      const live = registry.inMemory(message.match) ?? (await registry.find(message.match));
      if (live === null) return refuse('not-running');
      const answer = await handleSeat(live, person, message, received);
      if (answer.ok) wakeBots(live);
      if (answer.ok && ['propose-undo', 'propose-end', 'answer'].includes(message.kind))
        groups.tableChanged(message.match);
      return answer;
    },
    async start(table) {
      const found = await readSetting(parts, table);
      if (found === null) return refuse('seats-not-filled');
      if (found.table.state !== 'open') return refuse('not-open');
      const live = newLive(found.setting, parts.now(), told);
      const at = parts.now();
      const extra = startWrites(parts, found.setting, at);
      const started = await inTurn(live, () => append(parts, live, startMoves(found.setting, at), null, { extra }));
      if (!started.ok) return started.problem === 'stale' ? refuse('not-open') : started;
      // The match may already be in memory, read by a visitor before this node knew of the write.
      const there = registry.inMemory(table);
      if (there === undefined) registry.add(live);
      else refresh(there);
      stands.seatAll(table);
      wakeBots(there ?? live);
      return done(null);
    },
    tableChanged: groups.tableChanged,
    chatChanged: groups.chatAgain,
    tableGone: groups.gone,
    async resignAll(person) {
      for (const { match, seat } of await seatsOf(parts, person)) {
        const live = await registry.find(match);
        if (live === null) continue;
        const resigned = await inTurn(live, () => resignForGood(parts, live, seat, person));
        if (!resigned.ok) return resigned;
        wakeBots(live);
      }
      return done(null);
    },
    async remove(match) {
      const live = await registry.find(match);
      if (live === null) return refuse('not-running');
      return inTurn(live, async () => {
        const found = await positionOf(parts, live);
        if (!found.ok) return found;
        if (found.value.fold.end !== null) return refuse('not-running');
        const entry = { kind: 'end', at: parts.now(), by: HOST, reason: 'abandoned' } as const;
        const ended = await append(parts, live, following(live.setting, found.value, [entry]), null);
        return ended.ok ? done(null) : ended;
      });
    },
    async playBots(match) {
      const live = await liveFor(match);
      if (live !== null) await playBots(parts, botNeeds, live);
    },
    async checkClock(match) {
      const live = await liveFor(match);
      if (live === null) return;
      await inTurn(live, () => checkClock(live));
      wakeBots(live);
    },
    async exportFor(match, person, wished) {
      const seen = await stands.eyesOf(match, person);
      if (!seen.ok) return seen;
      const { live, eyes, until } = seen.value;
      const found = await inTurn(live, () => positionOf(parts, live));
      if (!found.ok) return found;
      if (found.value.fold.end !== null) return done(await wholeMatch(parts, live.setting));
      const [eye] = wished === null ? eyes : eyes.filter((own) => own === wished);
      return eye === undefined ? refuse('not-your-seat') : done(await seenMatch(parts, live.setting, eye, until));
    },
    async close() {
      await registry.close();
      await groups.close();
    },
  };

  /** Null only for a match that is not running. Throws if this node cannot load it, so that the task is tried later. */
  async function liveFor(match: string): Promise<Live | null> {
    const live = await registry.find(match);
    if (live === null && (await isRunning(parts, match)))
      throw new Error(`match ${match} runs, but this node cannot load it`);
    return live;
  }

  async function checkClock(live: Live): Promise<void> {
    for (;;) {
      const found = await positionOf(parts, live);
      if (!found.ok && found.problem !== 'not-running') throw new Error(`match ${live.setting.id}: ${found.problem}`);
      if (!found.ok || found.value.fold.end !== null) return;
      const { out, lookAgainAt } = await checkTimes(parts, live.setting, found.value);
      const [seat] = out;
      if (seat === undefined) {
        if (lookAgainAt === null) return;
        // Another node may have moved meanwhile and have an earlier time.
        const again = dueOnce(parts, { kind: 'clock', subject: live.setting.id, at: lookAgainAt });
        const committed = await parts.database.commit([again]);
        if (!committed.ok) throw new Error(`match ${live.setting.id}: could not store the next check of its clock`);
        live.clockDueAt = lookAgainAt;
        return;
      }
      const timedOut = await timeOut(parts, live, found.value, seat);
      if (!timedOut.ok && timedOut.problem !== 'stale')
        throw new Error(`match ${live.setting.id}: ${timedOut.problem}`);
    }
  }
}

async function isRunning(parts: Parts, match: string): Promise<boolean> {
  const state = await readState(parts, match);
  return state === 'running' || state === 'frozen';
}

async function seatsOf(parts: Parts, person: string) {
  return parts.database.read
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.match')
    .select(['seats.match', 'seats.seat'])
    .where('seats.person', '=', person)
    .where('tables.state', '=', 'running')
    .execute();
}
