/** A match file checked from end to end, as the page does it. */

import { type Progress, viewHash } from '@tarmac/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../../src/worker/digest.ts';
import { GAMES } from '../../src/worker/games.ts';
import { verified } from '../../src/worker/verify.ts';
import type { Verified, VerifyQuestion } from '../../src/worker/verify-api.ts';
import { type Device, device, done, GAME, memoryStore, newMatch, over } from './support.ts';

type Whole = Extract<Verified, { readonly kind: 'whole' }>;

function checked(question: VerifyQuestion): { found: Verified; progress: readonly Progress[] } {
  const progress: Progress[] = [];
  const steps = verified(question);
  for (;;) {
    const step = steps.next();
    if (step.done) return { found: step.value, progress };
    progress.push(step.value);
  }
}

function whole(text: string, shown: VerifyQuestion['shown'] = []): Whole {
  const { found } = checked({ text, shown });
  if (found.kind !== 'whole') throw new Error(`this is ${found.kind}`);
  return found;
}

async function played(game: string): Promise<{ here: Device; id: string; text: string }> {
  const here = device(memoryStore(), 5);
  const id = await newMatch(here, [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }], {}, game);
  done(await here.api.open(id));
  await here.until(over);
  await here.api.close(id);
  return { here, id, text: done(await here.api.download(id)).text };
}

test.each(GAMES.map(({ game }) => game.id))('a match of %s holds in every respect', async (game) => {
  const { text } = await played(game);
  const { found, progress } = checked({ text, shown: [] });
  expect(found).toMatchObject({ kind: 'whole', game, report: { ok: true, problems: [], branch: false } });
  const { report } = found as Whole;
  expect(report.checks.map(({ ok }) => ok)).toEqual(Array.from({ length: 7 }, () => true));
  expect(progress.at(-1)).toEqual({ done: report.entries, of: report.entries });
});

describe('what was shown', () => {
  let text: string;
  let hashes: readonly string[];
  beforeAll(async () => {
    const match = await played(GAME);
    text = match.text;
    hashes = done(await match.here.api.history(match.id, 1)).map(({ view }) => viewHash(view, digest));
  });

  test('is the same as what the log leads to, also where some was missed', () => {
    const some = hashes.filter((_, place) => place % 3 !== 1);
    expect(whole(text, [{ eye: 1, hashes: some }]).shown).toEqual([{ eye: 1, shown: some.length, found: some.length }]);
  });

  test('to another eye, or in another order, is not', () => {
    const { length } = hashes;
    const [other] = whole(text, [{ eye: 0, hashes }]).shown;
    expect(other).toEqual({ eye: 0, shown: length, found: 0 });
    const swapped = [...hashes.slice(0, 4), hashes[5] ?? '', hashes[4] ?? '', ...hashes.slice(6)];
    expect(whole(text, [{ eye: 1, hashes: swapped }]).shown[0]?.found).toBeLessThan(length);
  });
});

test('what one eye saw proves nothing, and has the fingerprint of the whole match', async () => {
  const here = device(memoryStore(), 3, { thinker: { decide: () => new Promise(() => {}), advise: async () => [] } });
  const id = await newMatch(here, [{ name: 'Ada' }, { bot: 'pilot' }]);
  const { text } = done(await here.api.download(id));
  const { found } = checked({ text, shown: [] });
  expect(found).toMatchObject({ kind: 'seen', game: GAME, eye: 0, fingerprint: { views: 1 } });
});

test.each(['', '[]', '{"format":"tarmac-match"}', '{"format":"tarmac-match","game":"chess"}'])(
  'what is no match file is said to be none: %s',
  (text) => {
    expect(checked({ text, shown: [] }).found.kind).toBe('no-file');
  },
);

test('a match file of no form, and one that breaks the rules, are reported, not refused', async () => {
  const { text } = await played(GAME);
  const file = JSON.parse(text);
  const [form] = whole(JSON.stringify({ ...file, surplus: 1 })).report.checks;
  expect(form).toMatchObject({ name: 'form', ok: false, problems: [expect.stringContaining('surplus')] });
  const first = file.log.findIndex(({ kind }: { kind: string }) => kind === 'act');
  file.log.splice(first, 1);
  const { report } = whole(JSON.stringify(file));
  expect(report.checks.find(({ name }) => name === 'log')).toMatchObject({ ok: false });
  expect(report.checks.find(({ name }) => name === 'secrecy')).toMatchObject({ ok: null });
});
