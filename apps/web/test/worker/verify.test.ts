/** A match file checked from end to end, as the page does it. */

import { foldLog, type MatchFile, type Progress, type Shapes, viewHash } from '@tarmac/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { digest } from '../../src/worker/digest.ts';
import { GAMES, gameCalled } from '../../src/worker/games.ts';
import { historyOf, viewFileOf } from '../../src/worker/match/moments.ts';
import { verified } from '../../src/worker/verify.ts';
import type { Shown, Verified, VerifyQuestion } from '../../src/worker/verify-api.ts';
import { type Device, device, done, GAME, memoryStore, newMatch, over } from './support.ts';

type Whole = Extract<Verified, { readonly kind: 'whole' }>;

function checked(asked: Partial<VerifyQuestion>): { found: Verified; progress: readonly Progress[] } {
  const progress: Progress[] = [];
  const steps = verified({ text: '', shown: [], promised: null, ...asked });
  for (;;) {
    const step = steps.next();
    if (step.done) return { found: step.value, progress };
    progress.push(step.value);
  }
}

function whole(text: string, asked: Partial<VerifyQuestion> = {}): Whole {
  const { found } = checked({ text, ...asked });
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
  const { found, progress } = checked({ text });
  expect(found).toMatchObject({ kind: 'whole', game, report: { ok: true, problems: [], branch: false, ended: true } });
  const { report } = found as Whole;
  expect(report.checks.map(({ ok }) => ok)).toEqual(Array.from({ length: 7 }, () => true));
  expect(progress.at(-1)).toEqual({ done: report.entries, of: report.entries });
});

/** As a browser would have kept them. */
const noted = (hashes: readonly string[]): Shown['views'] => hashes.map((hash, place) => ({ frame: place + 1, hash }));

describe('what was shown', () => {
  let text: string;
  let hashes: readonly string[];
  beforeAll(async () => {
    const match = await played(GAME);
    text = match.text;
    hashes = done(await match.here.api.history(match.id, 1)).map(({ view }) => viewHash(view, digest));
  });

  const comparedWith = (of: string, eye: number, shown: readonly string[]) =>
    whole(of, { shown: [{ eye, views: noted(shown) }] }).shown[0];

  test('is the same as what the log leads to, also where some was missed', () => {
    const some = hashes.filter((_, place) => place % 3 !== 1);
    expect(comparedWith(text, 1, some)).toEqual({ eye: 1, before: 0, shown: some.length, found: some.length });
  });

  test('to another eye, or in another order, is not', () => {
    const { length } = hashes;
    expect(comparedWith(text, 0, hashes)).toEqual({ eye: 0, before: 0, shown: length, found: 0 });
    const swapped = [...hashes.slice(0, 4), hashes[5] ?? '', hashes[4] ?? '', ...hashes.slice(6)];
    expect(comparedWith(text, 1, swapped)?.found).toBeLessThan(length);
  });

  test('before an upgrade is not compared, and what came after it is', () => {
    const upgraded = upgradedInTheMiddle(text);
    const { log } = JSON.parse(upgraded) as MatchFile<Shapes>;
    const after = historyOf(gameCalled(GAME), log, 1).map(({ view }) => viewHash(view, digest));
    const before = hashes.filter((hash) => !after.includes(hash));
    expect(before.length).toBeGreaterThan(3);
    const compared = { eye: 1, before: before.length, shown: after.length };
    expect(comparedWith(upgraded, 1, [...before, ...after])).toEqual({ ...compared, found: after.length });
    const lied = [...before, ...after.slice(0, -1), 'something else'];
    expect(comparedWith(upgraded, 1, lied)).toEqual({ ...compared, found: after.length - 1 });
    expect(comparedWith(upgraded, 1, before)).toEqual({ eye: 1, before: before.length, shown: 0, found: 0 });
    expect(whole(upgraded).report).toMatchObject({ branch: false, uncheckedBefore: expect.any(Number) });
  });
});

/** As if the first half had been played under older rules. */
function upgradedInTheMiddle(text: string): string {
  const file = JSON.parse(text) as MatchFile<Shapes>;
  const { game } = gameCalled(GAME);
  const middle = Math.floor(file.log.length / 2);
  const { state } = foldLog(game, file.log.slice(0, middle));
  const upgrade = { kind: 'upgrade', at: 0, by: { kind: 'host' }, version: game.version, state };
  const log = file.log.map((entry) => (entry.kind === 'start' ? { ...entry, version: game.version - 1 } : entry));
  return JSON.stringify({ ...file, log: [...log.slice(0, middle), upgrade, ...log.slice(middle)] });
}

describe('what was promised before the deal', () => {
  let text: string;
  let start: { readonly commitment: string; readonly contributions: readonly string[] };
  beforeAll(async () => {
    text = (await played(GAME)).text;
    start = JSON.parse(text).log[0];
  });

  test('is held against the file: its commitment, and what this browser added', () => {
    const contributions = [{ seat: 1, text: start.contributions[1] ?? '' }];
    const promised = { commitment: start.commitment, contributions };
    expect(whole(text, { promised }).promised).toEqual({ ...promised, sameCommitment: true, replaced: [] });
  });

  test('is not in a file with another commitment, or with another contribution for that seat', () => {
    const contributions = [0, 1].map((seat) => ({ seat, text: start.contributions[1] ?? '' }));
    const promised = { commitment: 'ab'.repeat(32), contributions };
    // Nothing in the file itself is wrong: only who was there knows better.
    const { report, promised: found } = whole(text, { promised });
    expect(report.ok).toBe(true);
    expect(found).toMatchObject({ sameCommitment: false, replaced: [0] });
  });

  test('is nothing where this browser kept nothing', () => {
    expect(whole(text).promised).toBeNull();
  });
});

test('what one eye saw proves nothing, and has the fingerprint that the whole match has for it', async () => {
  const { text } = await played(GAME);
  const { log } = JSON.parse(text) as MatchFile<Shapes>;
  const { audit } = whole(text).report;
  for (const eye of [0, 1, 2]) {
    const seen = JSON.stringify(viewFileOf(gameCalled(GAME), log, eye));
    const fingerprint = audit?.fingerprints[eye];
    expect(fingerprint?.views).toBeGreaterThan(10);
    expect(checked({ text: seen }).found).toEqual({ kind: 'seen', game: GAME, eye, fingerprint });
  }
});

test('a match of older rules is not called wrong: what needs them is not checked', async () => {
  const file = JSON.parse((await played(GAME)).text);
  file.log[0].version--;
  const { report, shown } = whole(JSON.stringify(file), { shown: [{ eye: 0, views: noted(['a']) }] });
  expect(report.checks.map(({ ok }) => ok)).toEqual([true, null, null, true, true, true, null]);
  expect(report.otherRules).toBe(file.log[0].version);
  expect(shown).toEqual([]);
});

test.each(['', '[]', '{"format":"tarmac-match"}', '{"format":"tarmac-match","game":"chess"}'])(
  'what is no match file is said to be none: %s',
  (text) => {
    expect(checked({ text }).found.kind).toBe('no-file');
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
