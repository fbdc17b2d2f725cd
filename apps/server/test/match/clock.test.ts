import type { ClockSettings } from '@tarmac/wire';
import { describe, expect, test } from 'vitest';
import {
  advanceClock,
  clocksFor,
  deadlineOf,
  earliestDeadline,
  newClock,
  refill,
  resumed,
} from '../../src/match/clock.ts';

const LIVE: ClockSettings = { kind: 'live', bank: 60, increment: 5 };
const DAYS: ClockSettings = { kind: 'correspondence', perMove: 3600 };

const people = {
  late: 0,
  actor: null,
  hasTime: () => true,
  takenBack: false,
  consented: false,
  anew: false,
  together: false,
};
const turnOf = (seat: number, at: number) => ({ ...people, at, owing: [seat], awaited: [seat] });

describe('a live clock', () => {
  test('does not count what the server took, whether the turn ends with the act or goes on', () => {
    const begun = advanceClock(newClock(LIVE, 2), LIVE, turnOf(0, 1000));
    const late = { late: 400, actor: 0 };
    const ended = advanceClock(begun, LIVE, { ...turnOf(1, 3000), ...late });
    expect(ended.own).toEqual([
      { left: 60_000 - 1600 + 5000, since: null },
      { left: 60_000, since: 3000 },
    ]);
    const goesOn = advanceClock(begun, LIVE, { ...turnOf(0, 3000), ...late });
    expect(goesOn.own[0]).toEqual({ left: 60_000, since: 1400 });
  });

  test('runs for whoever owes a decision, and for nobody else', () => {
    const clock = advanceClock(newClock(LIVE, 3), LIVE, turnOf(1, 1000));
    expect(clock.own.map(({ since }) => since)).toEqual([null, 1000, null]);
    expect(deadlineOf(clock, 1)).toBe(61_000);
    expect(deadlineOf(clock, 0)).toBeNull();
    expect(earliestDeadline(clock)).toBe(61_000);
  });

  test('gives back the increment when the turn passes on', () => {
    const begun = advanceClock(newClock(LIVE, 2), LIVE, turnOf(0, 0));
    const passed = advanceClock(begun, LIVE, turnOf(1, 20_000));
    expect(passed.own[0]).toEqual({ left: 45_000, since: null });
    expect(passed.own[1]).toEqual({ left: 60_000, since: 20_000 });
  });

  test('a turn of several decisions is one turn', () => {
    const begun = advanceClock(newClock(LIVE, 2), LIVE, turnOf(0, 0));
    expect(advanceClock(begun, LIVE, turnOf(0, 10_000))).toEqual(begun);
  });

  test('a turn that is taken back has earned nothing, and neither has whoever was next', () => {
    const begun = advanceClock(newClock(LIVE, 2), LIVE, turnOf(0, 0));
    const passed = advanceClock(begun, LIVE, turnOf(1, 20_000));
    const back = advanceClock(passed, LIVE, { ...turnOf(0, 23_000), takenBack: true });
    expect(back.own).toEqual([
      { left: 40_000, since: 23_000 },
      { left: 57_000, since: null },
    ]);
  });

  test('never falls below nothing', () => {
    const begun = advanceClock(newClock(LIVE, 2), LIVE, turnOf(0, 0));
    expect(advanceClock(begun, LIVE, turnOf(1, 999_000)).own[0]?.left).toBe(5000);
  });

  test('whoever comes back has a quarter of the bank at least', () => {
    const empty = { own: [{ left: 0, since: 5 }], seen: [{ left: 0, since: 5 }] };
    expect(refill(empty, LIVE, 0).own[0]).toEqual({ left: 15_000, since: null });
  });
});

describe('a correspondence clock', () => {
  const begun = advanceClock(newClock(DAYS, 2), DAYS, turnOf(0, 0));
  const passed = advanceClock(begun, DAYS, turnOf(1, 3_000_000));

  test('begins anew with every turn', () => {
    expect(passed.own[1]).toEqual({ left: 3_600_000, since: 3_000_000 });
    expect(advanceClock(passed, DAYS, turnOf(0, 3_100_000)).own[0]).toEqual({ left: 3_600_000, since: 3_100_000 });
  });

  test('goes on where it stood for whoever takes back, so that nobody gains time by it', () => {
    const back = advanceClock(passed, DAYS, { ...turnOf(0, 3_000_500), takenBack: true });
    expect(back.own[0]).toEqual({ left: 600_000, since: 3_000_500 });
  });

  test('begins anew for whoever has to think again by consent', () => {
    const back = advanceClock(passed, DAYS, { ...turnOf(0, 9_000_000), takenBack: true, consented: true });
    expect(back.own[0]).toEqual({ left: 3_600_000, since: 9_000_000 });
  });

  test('does not run while nobody can play', () => {
    expect(resumed(begun, 5000).own).toEqual([
      { left: 3_600_000, since: 5000 },
      { left: 3_600_000, since: null },
    ]);
  });
});

describe('a choice made in secret', () => {
  const everybody = [0, 1, 2];
  const choosing = advanceClock(newClock(LIVE, 3), LIVE, { ...people, at: 0, owing: everybody, awaited: everybody });
  const chosen = advanceClock(choosing, LIVE, { ...people, at: 7000, owing: [0, 2], awaited: everybody });

  test("stops one's own clock", () => {
    expect(clocksFor(1, chosen)[1]).toEqual({ left: 58_000, since: null });
  });

  test('does not show on the clocks the others see', () => {
    expect(clocksFor(0, chosen)).toEqual(clocksFor(0, choosing));
    expect(clocksFor('watcher', chosen)).toEqual(clocksFor('watcher', choosing));
  });

  test('does not show when it is taken back either', () => {
    const again = { ...people, at: 9000, owing: everybody, awaited: everybody, takenBack: true };
    const back = advanceClock(chosen, LIVE, again);
    expect(clocksFor(1, back)[1]).toEqual({ left: 53_000, since: 9000 });
    expect(clocksFor(0, back)).toEqual(clocksFor(0, choosing));
  });

  test('everybody sees what was left once all have chosen, and when the first turn began', () => {
    const dealt = advanceClock(chosen, LIVE, { ...people, at: 10_000, owing: [1], awaited: [1] });
    expect(clocksFor('watcher', dealt)).toEqual([
      { left: 55_000, since: null },
      { left: 58_000, since: 10_000 },
      { left: 55_000, since: null },
    ]);
  });

  test('and the first turn are two turns for whoever chose last', () => {
    const last = { ...people, at: 10_000, owing: [0], awaited: [0], anew: true };
    expect(advanceClock(chosen, LIVE, last).own[0]).toEqual({ left: 55_000, since: 10_000 });
  });

  test('of a stand-in does not show when its person comes back', () => {
    const away = refill(chosen, LIVE, 1);
    const still = advanceClock(away, LIVE, { ...people, at: 12_000, owing: [0, 2], awaited: everybody });
    const owing = advanceClock(away, LIVE, { ...people, at: 12_000, owing: everybody, awaited: everybody });
    expect(clocksFor(0, still)).toEqual(clocksFor(0, owing));
    expect(clocksFor(1, still)).not.toEqual(clocksFor(1, owing));
  });

  test('shows no more than the seat left by its person, which all can see', () => {
    const left = { ...people, at: 9000, hasTime: (seat: number) => seat !== 1, awaited: everybody };
    const before = advanceClock(choosing, LIVE, { ...left, owing: everybody });
    const after = advanceClock(chosen, LIVE, { ...left, owing: [0, 2] });
    expect(clocksFor(0, before)[1]).toEqual({ left: 51_000, since: null });
    expect(clocksFor(0, after)).toEqual(clocksFor(0, before));
  });

  test('nothing shows of a bot, which has no clock', () => {
    const hurry = { ...people, at: 0, hasTime: () => false, owing: [0, 1], awaited: [0, 1] };
    const bots = advanceClock(newClock(LIVE, 2), LIVE, hurry);
    expect(clocksFor('watcher', bots).every(({ since }) => since === null)).toBe(true);
  });
});

describe('a team of which any may act', () => {
  const team = (at: number, anew: boolean) => ({
    ...people,
    at,
    owing: [0, 1, 2],
    awaited: [0, 1, 2],
    hasTime: (seat: number) => seat < 2,
    together: true,
    anew,
  });

  test('has the clocks of its people run together, and none for its bots', () => {
    const clock = advanceClock(newClock(LIVE, 3), LIVE, team(1000, false));
    expect(clock.own.map(({ since }) => since)).toEqual([1000, 1000, null]);
    expect(clock.seen).toEqual(clock.own);
  });

  test('has finished a turn with every act, whoever of it acted', () => {
    const begun = advanceClock(newClock(LIVE, 3), LIVE, team(0, false));
    const acted = advanceClock(begun, LIVE, team(20_000, true));
    expect(acted.own.slice(0, 2)).toEqual([
      { left: 45_000, since: 20_000 },
      { left: 45_000, since: 20_000 },
    ]);
    expect(acted.seen).toEqual(acted.own);
  });

  test('over days has the full time again after each act', () => {
    const begun = advanceClock(newClock(DAYS, 3), DAYS, team(0, false));
    const acted = advanceClock(begun, DAYS, team(1_000_000, true));
    expect(acted.own[0]).toEqual({ left: 3_600_000, since: 1_000_000 });
    expect(earliestDeadline(acted)).toBe(4_600_000);
  });

  test('has earned nothing by taking something back', () => {
    const begun = advanceClock(newClock(LIVE, 3), LIVE, team(0, false));
    expect(advanceClock(begun, LIVE, { ...team(9000, false), takenBack: true })).toEqual(begun);
  });
});
