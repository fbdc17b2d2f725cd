/** A database and match files of earlier releases, kept as they were: this build opens them, plays on and verifies. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Game, type MatchFile, type Seat, type Shapes, verifyMatch, versionOf } from '@tarmac/kit';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeDigest } from '../../src/digest.ts';
import { GAMES } from '../../src/games.ts';
import { connect } from '../support/client.ts';
import { askOk, byChance, playOut, type Seated, seatedAt, verifiedFile } from '../support/play.ts';
import { useServer } from '../support/server.ts';

interface Saved {
  readonly game: string;
  readonly how: 'over' | 'running' | 'with-bot';
  readonly match: string;
  /** Acts of people so far. */
  readonly played: number;
  readonly people: readonly { readonly cookie: string; readonly seat: Seat }[];
}

const HERE = join(import.meta.dirname, '..', 'saves');
const RELEASES = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory());

function gameOf(id: string): Game {
  return GAMES.find(({ game }) => game.id === id)?.game as Game;
}

describe.each(RELEASES.map(({ name }) => name))('what release %s left', async (release) => {
  const folder = join(HERE, release);
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { at, saved } = read('matches.json') as { at: number; saved: readonly Saved[] };
  const data = mkdtempSync(join(tmpdir(), 'tarmac-saved-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  writeFileSync(join(data, 'tarmac.db'), gunzipSync(readFileSync(join(folder, 'tarmac.db.gz'))));
  const started = Date.now();
  // The server wakes up a minute after the save, so that nobody has run out of time meanwhile.
  const { base } = await useServer({ TARMAC_DATA: data }, { now: () => at + 60_000 + Date.now() - started });

  test.each(saved.filter(({ how }) => how === 'over'))('$game: a match that is over is the same file', async (was) => {
    const file = read(`${was.game}.match.json`) as MatchFile<Shapes>;
    expect(await askOk(base, 'GET', `/api/matches/${was.match}/export`)).toEqual(file);
    const game = gameOf(was.game);
    const version = versionOf(file.log);
    // What ended under older rules cannot be replayed by these; it stays as it ended.
    const found = version === game.version ? { ok: true, problems: [] } : { otherRules: version };
    expect(verifyMatch(game, file, nodeDigest)).toMatchObject(found);
  });

  test.each(saved.filter(({ how }) => how !== 'over'))(
    '$game: a match that is $how goes on to its end',
    async (was) => {
      const { match } = was;
      const people: Seated[] = [];
      for (const { cookie, seat } of was.people) {
        const client = await connect(base, { cookie });
        await client.watch(match, seat);
        people.push(seatedAt(match, seat, cookie, client));
      }
      await playOut(gameOf(was.game), { match, people }, byChance(was.played));
      await verifiedFile(base, match, gameOf(was.game));
      for (const { client } of people) client.close();
    },
  );
});
