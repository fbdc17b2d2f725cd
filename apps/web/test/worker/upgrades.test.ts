/** Matches begun under older rules: they go on from what those left, or are frozen, never guessed at. */

import { type AirlinesEurope, airlinesEurope } from '@tarmac/airlines-europe/rules';
import { type Game, type Shapes, verifyMatch } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';
import { digest } from '../../src/worker/digest.ts';
import { gameCalled } from '../../src/worker/games.ts';
import { underPresentRules } from '../../src/worker/match/entries.ts';
import { fileOf } from '../../src/worker/match/local-matches.ts';
import { historyOf } from '../../src/worker/match/moments.ts';
import { device, done, GAME, keptIn, memoryStore, momentsOf, newMatch, playPeople } from './support.ts';

/** Rules that came later, and know how to read what these left. */
const newer: Game<AirlinesEurope> = {
  ...airlinesEurope,
  version: airlinesEurope.version + 1,
  load: (saved, version) => airlinesEurope.load(saved, Math.min(version, airlinesEurope.version)),
};
const known = { ...gameCalled(GAME), game: newer as Game };

async function played(acts?: number) {
  const store = memoryStore();
  const here = device(store);
  const id = await newMatch(here, [{ name: 'Ada' }, { bot: 'random' }]);
  done(await here.api.open(id));
  await playPeople(here, id, 1, acts);
  await here.api.close(id);
  return { store, id, kept: keptIn(store, id), last: momentsOf(here.said, 0).at(-1) };
}

describe('under newer rules', () => {
  test('a match goes on from what the older ones left', async () => {
    const { kept } = await played(8);
    const log = underPresentRules(newer as Game, kept.match, kept.log, 77);
    expect(log).toHaveLength(kept.log.length + 1);
    expect(log.at(-1)).toMatchObject({ kind: 'upgrade', version: newer.version, state: kept.match.head.state });
    const history = historyOf(known, log, 0);
    const view = airlinesEurope.view(kept.match.head.state as AirlinesEurope['state'], 0);
    expect(history).toMatchObject([{ frame: 1, cause: 'upgrade', news: [], at: 77, view }]);
    expect(underPresentRules(newer as Game, kept.match, log, 88)).toBe(log);
  });

  test('one that is over is still a file that can be verified', async () => {
    const { kept, last } = await played();
    const log = underPresentRules(newer as Game, kept.match, kept.log, 77);
    expect(log.slice(-2).map(({ kind }) => kind)).toEqual(['upgrade', 'end']);
    expect(historyOf(known, log, 0).at(-1)?.view).toEqual(last?.view);
    const file: unknown = JSON.parse(fileOf(known, kept.match, log).text);
    expect(verifyMatch(newer as Game<Shapes>, file, digest)).toMatchObject({ ok: true, problems: [] });
  });
});

test('a match that these rules cannot take over is frozen, and stays as it was', async () => {
  const { store, id, kept } = await played(8);
  const log = kept.log.map((entry) => (entry.kind === 'start' ? { ...entry, version: 0 } : entry));
  store.kept.set(id, { match: { ...kept.match, head: { ...kept.match.head, version: 0 } }, log });
  const here = device(store);
  for (const answer of [await here.api.open(id), await here.api.history(id, 0), await here.api.download(id)])
    expect(answer).toEqual({ ok: false, problem: 'frozen' });
  expect(keptIn(store, id).log).toBe(log);
});
