/** What a report says of a match, check by check. */

import { createHash, createHmac } from 'node:crypto';
import { exportMatch, fingerprintOf, foldLog, type Game, type MatchReport, verifyWhole } from '@tarmac/kit';
import { expect, test } from 'vitest';
import { toy } from '../toy/game.ts';
import type { Toy } from '../toy/state.ts';
import { digest, liveMatch, playAtRandom, SECRET, toyOf } from './live-match.ts';

function played() {
  const match = liveMatch(3);
  playAtRandom(match, 4);
  match.append({ kind: 'end', reason: 'finished' });
  return match;
}

const file = () => JSON.parse(JSON.stringify(exportMatch(toy, played().log, SECRET)));

function reportOf(input: unknown, game: Game<Toy> = toy): { report: MatchReport; told: number } {
  const steps = verifyWhole(game, input, digest);
  for (let told = 0; ; told++) {
    const step = steps.next();
    if (step.done) return { report: step.value, told };
    expect(step.value.done).toBeLessThanOrEqual(step.value.of);
  }
}

const verdicts = ({ checks }: MatchReport) => Object.fromEntries(checks.map(({ name, ok }) => [name, ok]));
const ALL = {
  form: true,
  log: true,
  outcome: true,
  contributions: true,
  commitment: true,
  draws: true,
  secrecy: true,
};

test('of a match in order every check holds, and it is told entry by entry how far it is', () => {
  const { report, told } = reportOf(file());
  expect(verdicts(report)).toEqual(ALL);
  const whole = { branch: false, uncheckedBefore: null, ended: true, otherRules: null };
  expect(report).toMatchObject({ ok: true, problems: [], ...whole });
  expect(told).toBe(report.entries - 1);
  expect(report.audit).toMatchObject({ positions: report.acts + 1, compared: (report.acts + 1) * 4, problems: [] });
});

test('the values are those anybody can compute again', () => {
  const { deal } = reportOf(file()).report;
  expect(deal?.commitment).toBe(createHash('sha256').update(SECRET).digest('hex'));
  const contributions = ['from seat 0', 'from seat 1', 'from seat 2'];
  const key = createHmac('sha256', SECRET)
    .update(`tarmac key ${JSON.stringify(contributions)}`)
    .digest();
  expect(deal).toMatchObject({ contributions, key: key.toString('hex'), hashed: deal?.commitment, wrong: [] });
  const example = deal?.example;
  expect(example?.message).toBe('tarmac draw 0 0 0');
  const hmac = createHmac('sha256', key).update('tarmac draw 0 0 0').digest();
  expect(example).toMatchObject({ hmac: hmac.toString('hex'), number: hmac.readUIntBE(0, 6) });
  expect(hmac.readUIntBE(0, 6) % (example?.bound ?? 1)).toBe(example?.value);
});

test('a changed draw is named, with what it should have been', () => {
  const changed = file();
  const place = changed.log.findIndex((entry: { draws?: [] }, at: number) => at > 0 && (entry.draws?.length ?? 0) > 0);
  const [draw] = changed.log[place].draws;
  const [value, bound] = draw;
  draw[0] = (value + 1) % bound;
  const { report } = reportOf(changed);
  expect(verdicts(report)).toMatchObject({ commitment: true, draws: false });
  expect(report.deal?.wrong).toEqual([{ entry: place, draw: 0, value: draw[0], bound }]);
  expect(report.deal?.example).toMatchObject({ entry: place, value: draw[0], expected: value });
});

test('what depends on something that does not hold is called unchecked, not wrong', () => {
  const { report } = reportOf({ ...file(), secret: '00'.repeat(32) });
  expect(verdicts(report)).toEqual({ ...ALL, commitment: false, draws: null });
  expect(report.deal).toMatchObject({ key: null, wrong: null, example: null });
  expect(verdicts(reportOf({ ...file(), surplus: 1 }).report)).toMatchObject({ form: false, log: null, secrecy: null });
  const illegal = file();
  illegal.log[1].action = { type: 'pass' };
  expect(verdicts(reportOf(illegal).report)).toMatchObject({ log: false, outcome: null, draws: true, secrecy: null });
});

test('what ended under older rules is not called wrong: its moves cannot be checked, its luck can', () => {
  const newer = { ...toyOf(2), parseAction: () => ({ ok: false, problem: 'no such action any more' }) as const };
  const { report } = reportOf(file(), newer);
  expect(verdicts(report)).toEqual({ ...ALL, log: null, outcome: null, secrecy: null });
  expect(report).toMatchObject({ ok: false, otherRules: 1, outcome: null, audit: null });
  expect(report.problems).toEqual([expect.stringMatching(/^it ended under version 1 of the rules, and these are/)]);
  const changed = file();
  changed.secret = '00'.repeat(32);
  expect(verdicts(reportOf(changed, newer).report)).toMatchObject({ log: null, commitment: false });
});

test('a log that does not begin with its start is wrong, not of other rules', () => {
  const headless = file();
  headless.log.shift();
  const { report } = reportOf(headless);
  expect(verdicts(report)).toMatchObject({ form: true, log: false, contributions: null });
  expect(report.otherRules).toBeNull();
});

test('a log that was cut off is said to have no end, though what is left of it holds', () => {
  const { log } = played();
  const cut = JSON.parse(JSON.stringify(exportMatch(toy, log.slice(0, -3), SECRET)));
  expect(reportOf(cut).report).toMatchObject({ ok: true, ended: false, outcome: null });
});

test('a view that tells more than its eye may know is found', () => {
  /** Seat 0 is told everything, in a place nobody reads. */
  const leaky: Game<Toy> = {
    ...toy,
    view(state, eye) {
      const view = toy.view(state, eye);
      return eye === 0 ? { ...view, secret: JSON.stringify(state) } : view;
    },
  };
  const { report } = reportOf(file(), leaky);
  expect(verdicts(report)).toMatchObject({ log: true, secrecy: false });
  expect(report.ok).toBe(false);
  expect(report.problems.join('\n')).toMatch(/entry 0: the view depends on what seat 0 cannot see/);
  expect(report.problems.join('\n')).not.toMatch(/seat 1/);
});

test('a fingerprint is that of the views an eye was shown, and of no others', () => {
  const { log } = played();
  const { report } = reportOf(file());
  const states = log.map((_, index) => foldLog(toy, log.slice(0, index + 1)).state);
  for (const seat of [0, 1, 2]) {
    const views = states.map((state) => toy.view(state, seat));
    const fingerprint = report.audit?.fingerprints[seat];
    expect(fingerprintOf(views, digest)).toEqual(fingerprint);
    expect(fingerprintOf(views.slice(0, -2), digest).hash).not.toBe(fingerprint?.hash);
  }
  const [first, second] = report.audit?.fingerprints ?? [];
  expect(first?.hash).not.toBe(second?.hash);
});

test('a fingerprint is made of hashes that anybody can compute, whatever letters are in a view', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(fingerprintOf([{ city: 'Zürich' }, { city: 'Zürich' }], digest)).toEqual({
    hash: hash('0'.repeat(64) + hash('{"city":"Z\\u00fcrich"}')),
    views: 1,
  });
});
