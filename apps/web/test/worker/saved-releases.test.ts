/** Matches that browsers kept under earlier releases: this build opens them, plays on and verifies. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { verifyMatch } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { digest } from '../../src/worker/digest.ts';
import { gameCalled } from '../../src/worker/games.ts';
import { device, done, type Kept, keptIn, memoryStore, playPeople } from './support.ts';

const HERE = join(import.meta.dirname, 'saves');

describe.each(readdirSync(HERE))('what release %s left', (name) => {
  const saved = JSON.parse(gunzipSync(readFileSync(join(HERE, name))).toString()) as Kept[];

  test.each(saved)('$match.game, $match.state', async ({ match, log }) => {
    const store = memoryStore();
    store.kept.set(match.id, { match, log });
    const here = device(store, 1, { now: () => match.changedAt + 1 });
    done(await here.api.open(match.id));
    await playPeople(here, match.id, 1);
    await here.api.close(match.id);
    expect(keptIn(store, match.id).match.state).toBe('over');
    expect(keptIn(store, match.id).log.slice(0, log.length)).toEqual(log);
    const file: unknown = JSON.parse(done(await here.api.download(match.id)).text);
    expect(verifyMatch(gameCalled(match.game).game, file, digest)).toMatchObject({ ok: true, problems: [] });
  });
});
