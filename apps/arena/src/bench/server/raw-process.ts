/** The raw speed of the disk: commits of better-sqlite3, of single rows and of groups, and fdatasync alone. */

import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { byTheWall, repeat, type Sample } from '../measure.ts';

export interface RawSettings {
  readonly folder: string;
  /** A file from which better-sqlite3 resolves. */
  readonly modulesFrom: string;
}

export interface RawQuestion {
  readonly what: 'commits' | 'groups' | 'syncs' | 'paced';
  readonly seconds: number;
}

/** The answer to `paced`, instead of a sample: the milliseconds of each write with its sync. */
export interface PacedSyncs {
  readonly delaysMs: Float64Array;
}

const { folder, modulesFrom } = JSON.parse(process.argv[2] as string) as RawSettings;
const Sqlite = createRequire(modulesFrom)('better-sqlite3') as typeof Database;
const ROW = 'x'.repeat(1000);
/** Overwritten repeatedly, so that the file does not grow and a sync writes only data. */
const BLOCKS = 4096;
const GROUP = 50;
/** As many a second as matches that think for a second each. */
const PACE_MS = 10;

/** A unit is a row. */
function commits(seconds: number, inside: string, rows: number): Sample {
  const db = new Sqlite(join(inside, 'raw.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table rows (id integer primary key, body text not null)');
  const insert = db.prepare('insert into rows (body) values (?)');
  const group = db.transaction(() => {
    for (let row = 0; row < rows; row++) insert.run(ROW);
    return rows;
  });
  const sample = repeat(rows === 1 ? () => insert.run(ROW).changes : group, seconds, byTheWall);
  db.close();
  return sample;
}

function syncs(seconds: number, inside: string): Sample {
  const file = openSync(join(inside, 'raw.data'), 'w');
  for (let block = 0; block < BLOCKS; block++) writeSync(file, ROW, block * ROW.length);
  fdatasyncSync(file);
  let block = 0;
  const sample = repeat(
    () => {
      writeSync(file, ROW, (block++ % BLOCKS) * ROW.length);
      fdatasyncSync(file);
      return 1;
    },
    seconds,
    byTheWall,
  );
  closeSync(file);
  return sample;
}

/** One after another at the pace of people, when a disk may have gone to sleep in between. */
async function paced(seconds: number, inside: string): Promise<PacedSyncs> {
  const file = openSync(join(inside, 'paced.data'), 'w');
  const delays: number[] = [];
  const started = performance.now();
  for (let next = started; next < started + 1000 * seconds; next += PACE_MS) {
    await setTimeout(Math.max(0, next - performance.now()));
    const from = performance.now();
    writeSync(file, ROW, (delays.length % BLOCKS) * ROW.length);
    fdatasyncSync(file);
    delays.push(performance.now() - from);
  }
  closeSync(file);
  return { delaysMs: Float64Array.from(delays) };
}

function answerTo({ what, seconds }: RawQuestion, inside: string): Sample | Promise<PacedSyncs> {
  if (what === 'paced') return paced(seconds, inside);
  return what === 'syncs' ? syncs(seconds, inside) : commits(seconds, inside, what === 'groups' ? GROUP : 1);
}

process.on('message', async (question: RawQuestion) => {
  const inside = mkdtempSync(join(folder, 'raw-'));
  const answer = await answerTo(question, inside);
  rmSync(inside, { recursive: true });
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
