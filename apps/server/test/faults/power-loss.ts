/** The power goes while people play on SQLite: what the disk then holds is rebuilt from a trace, opened, and checked. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { airlinesEurope } from '@tarmac/airlines-europe/rules';
import { type Chance, fastChance, type Game } from '@tarmac/kit';
import { freePort } from '@tarmac/tools/ports';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished } from 'vitest';
import { verifyAll } from '../../src/match/verify-all.ts';
import { openParts } from '../../src/open-parts.ts';
import { readSettings } from '../../src/settings.ts';
import { emptyDisk, type Fate, type Remains } from './disk-model.ts';
import { type DiskEvent, readDiskEvents, recorded } from './disk-trace.ts';
import { gatherFleet } from './fleet.ts';
import { contradictions, type Row, sqliteLog } from './ledger.ts';
import { startNode } from './node-process.ts';
import { doneBy, type Player } from './player.ts';

const game = airlinesEurope as Game;
/** The server makes both folders. */
const DATA = 'games/data';

export interface Played {
  readonly events: readonly DiskEvent[];
  readonly players: readonly Player[];
  /** At the end. */
  readonly log: readonly Row[];
}

/** Matches on a new server, which is killed after a fifth of the acts and started again, and stopped at the end. */
export async function recordPlay(strace: string, matches: number, acts: number, seed: number): Promise<Played> {
  const place = mkdtempSync(join(tmpdir(), 'tarmac-power-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const root = join(place, 'disk');
  mkdirSync(root);
  const environment = { TARMAC_DATA: join(root, DATA), TARMAC_PORT: String(await freePort()) };
  const start = async (life: number) => {
    const trace = join(place, `trace-${life}`);
    const node = await startNode(environment, { under: recorded(strace, trace) });
    onTestFinished(node.kill);
    return { ...node, events: () => readDiskEvents(trace, node.pid, root) };
  };

  const first = await start(1);
  const fleet = await gatherFleet(game, [first.base], matches, { game: game.id, seats: 2 }, seed);
  onTestFinished(fleet.stop);
  const playOn = async (more: number) => {
    await fleet.acknowledged(more);
    fleet.hold();
    await fleet.quiet();
  };
  await playOn(Math.ceil(acts / 5));
  // Nothing is being written, so that the trace says all that the second life finds.
  await first.kill();
  await fleet.lost(first.base);
  const second = await start(2);
  await fleet.quiet();
  fleet.release();
  await playOn(Math.ceil((acts * 4) / 5));
  await fleet.stop();
  await second.stop();

  const events = [...(await first.events()), ...(await second.events())];
  expectTrue(events, root, fleet.players);
  return { events, players: fleet.players, log: await sqliteLog(environment.TARMAC_DATA)() };
}

/** A trace that tells everything leads to the folder as it is, and has every acknowledgement that people heard. */
function expectTrue(events: readonly DiskEvent[], root: string, players: readonly Player[]): void {
  const disk = emptyDisk();
  for (const event of events) disk.apply(event);
  const remains = disk.lose(fastChance(1), ['all']);
  const names = readdirSync(join(root, DATA)).map((name) => `${DATA}/${name}`);
  expect([...remains.keys()].sort()).toEqual(['games', DATA, ...names].sort());
  for (const name of names) expect(remains.get(name)?.equals(readFileSync(join(root, name))), name).toBe(true);
  const heard = players.flatMap(({ acts }) =>
    acts.flatMap(({ message, outcome }) => (outcome === 'done' ? [message.id] : [])),
  );
  expect([...acknowledgedIn(events)].sort()).toEqual(heard.sort());
}

function acknowledgedIn(events: readonly DiskEvent[]): Set<string> {
  return new Set(events.flatMap((event) => (event.what === 'acknowledged' ? [event.id] : [])));
}

/**
 * How many events had happened when the power went. Half of the moments are any; for the other half a kind of event is
 * drawn first, so that what happens seldom (a new file, moving the log into the file) is not left out.
 */
export function drawMoments({ events }: Played, count: number, chance: Chance): number[] {
  const kinds = new Map<string, number[]>();
  for (const [index, event] of events.entries()) {
    const kind = `${event.what} ${'path' in event ? basename(event.path) : ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), index]);
  }
  const places = [...kinds.values()];
  const moments = Array.from({ length: count }, (_, number) => {
    if (number % 2 === 0) return chance.draw(events.length + 1);
    const place = places[chance.draw(places.length)] as number[];
    return 1 + (place[chance.draw(place.length)] as number);
  });
  return moments.sort((a, b) => a - b);
}

export interface Outage {
  readonly moment: number;
  /** Before it, by the server. */
  readonly acknowledged: number;
  readonly problems: readonly string[];
}

/** The power goes at each of these moments, which are in order; what is left is opened as a server opens it. */
export async function losePower(
  { events, players, log }: Played,
  moments: readonly number[],
  chance: Chance,
  fates?: readonly Fate[],
): Promise<Outage[]> {
  const disk = emptyDisk();
  const acknowledged = new Set<string>();
  const outages: Outage[] = [];
  let happened = 0;
  for (const moment of moments) {
    for (const event of events.slice(happened, moment)) {
      disk.apply(event);
      if (event.what === 'acknowledged') acknowledged.add(event.id);
    }
    happened = moment;
    const found = await inspect(disk.lose(chance, fates));
    const problems = [
      ...found.problems,
      ...contradictions(game, begun(asOf(players, acknowledged), found.log), found.log),
      ...invented(found.log, log),
    ];
    outages.push({ moment, acknowledged: acknowledged.size, problems });
  }
  return outages;
}

/** What is in the log after the power is back, and what is wrong with the database itself. */
async function inspect(remains: Remains): Promise<{ readonly log: readonly Row[]; readonly problems: string[] }> {
  const root = mkdtempSync(join(tmpdir(), 'tarmac-outage-'));
  try {
    for (const [path, content] of remains) {
      if (content === null) mkdirSync(join(root, path));
      else writeFileSync(join(root, path), content);
    }
    const folder = join(root, DATA);
    const settings = readSettings({ TARMAC_DATA: folder, TARMAC_LOG: 'silent' });
    if (!settings.ok) throw new Error(settings.problem);
    const parts = await openParts(settings.value);
    const verified = await verifyAll(parts, () => undefined).finally(() => parts.database.close());
    const problems = verified.problems.map(({ match, problem }) => `${match}: ${problem}`);
    return { log: await sqliteLog(folder)(), problems: [...problems, ...integrityProblems(folder)] };
  } catch (error) {
    return { log: [], problems: [`the database does not open: ${error}`] };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function integrityProblems(folder: string): string[] {
  const database = new Sqlite(join(folder, 'tarmac.db'), { readonly: true });
  try {
    const lines = database.pragma('integrity_check') as { integrity_check: string }[];
    return lines.map((line) => line.integrity_check).filter((line) => line !== 'ok');
  } finally {
    database.close();
  }
}

/** People as they were when only this had been acknowledged: of what they saw, all that they saw before they sent it. */
function asOf(players: readonly Player[], acknowledged: ReadonlySet<string>): Player[] {
  return players.map((player) => {
    const answered = player.acts.findLast(({ message }) => acknowledged.has(message.id));
    return {
      ...player,
      acts: player.acts.map((act) =>
        acknowledged.has(act.message.id) ? act : { ...act, outcome: 'open', frame: null },
      ),
      heard: player.heard.filter(({ heardAt }) => answered !== undefined && heardAt < answered.sentAt),
    };
  });
}

/** Those whose match has a log, or must have one. */
function begun(players: readonly Player[], log: readonly Row[]): Player[] {
  const matches = new Set(log.map(({ match }) => match));
  return players.filter((player) => matches.has(player.match) || doneBy(player) > 0);
}

/** A log after an outage is the beginning of the one that was written in the end. */
function invented(found: readonly Row[], log: readonly Row[]): string[] {
  const written = new Map(log.map((row) => [`${row.match} ${row.seq}`, JSON.stringify(row)]));
  return found.flatMap((row) =>
    written.get(`${row.match} ${row.seq}`) === JSON.stringify(row) ? [] : [`${row.match}: entry ${row.seq} is another`],
  );
}
