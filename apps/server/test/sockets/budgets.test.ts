/** What a socket may cost, by a clock that the test moves. */

import { beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { type Budgets, COSTS, makeBudgets } from '../../src/sockets/budgets.ts';

let now: number;
let budgets: Budgets;

beforeEach(() => {
  now = 0;
  const settings = readSettings({ TARMAC_MESSAGES_PER_SECOND: '20' });
  if (!settings.ok) throw new Error(settings.problem);
  budgets = makeBudgets({ elapsed: () => now, settings: settings.value });
});

describe('a socket', () => {
  test('has a burst of three seconds, then waits for what it spends', () => {
    const budget = budgets.ofSocket('here', null);
    expect(budget.charge(60)).toBe(0);
    expect(budget.charge(1)).toBe(50);
    now = 50;
    expect(budget.charge(0)).toBe(0);
  });

  test('that owes ten seconds at once is cut off', () => {
    const budget = budgets.ofSocket('here', null);
    expect(budget.charge(60 + 200)).toBe(10_000);
    expect(budget.charge(1)).toBeNull();
  });

  test('that stays over its budget is cut off, whatever good messages it sends in between', () => {
    const budget = budgets.ofSocket('here', null);
    let seconds = 0;
    // Twice what it may spend: half of the time it is over its budget.
    for (; seconds < 600; seconds++) {
      now = 1000 * seconds;
      if (budget.charge(40) === null) break;
    }
    expect(seconds).toBeGreaterThan(4);
    expect(seconds).toBeLessThan(30);
  });

  test('is cut off after a hundred malformed messages, however slowly they come', () => {
    const budget = budgets.ofSocket('here', null);
    let messages = 0;
    while (budget.chargeNoise() !== null && messages < 1000) {
      messages++;
      now += 1000;
    }
    expect(messages).toBeGreaterThanOrEqual(100);
    expect(messages).toBeLessThan(120);
  });
});

describe('an address', () => {
  test('pays for all its sockets, and slows them all', () => {
    const many = Array.from({ length: 100 }, () => budgets.ofSocket('here', null));
    const waits = many.map((budget) => budget.charge(20));
    expect(waits.slice(0, 30).every((wait) => wait === 0)).toBe(true);
    expect(waits.at(-1)).toBe(2000);
    expect(budgets.ofSocket('elsewhere', null).charge(20)).toBe(0);
  });

  test('that is over its budget costs no single socket its connection', () => {
    for (let sockets = 0; sockets < 1000; sockets++) budgets.ofSocket('here', null).charge(50);
    const quiet = budgets.ofSocket('here', null);
    for (let times = 0; times < 1000; times++) {
      now += 100;
      expect(quiet.charge(COSTS.message)).not.toBeNull();
    }
  });

  test('pays for its requests too', () => {
    let served = 0;
    while (budgets.takeRequest('here') && served < 10_000) served++;
    expect(served).toBeGreaterThan(300);
    expect(served).toBeLessThan(600);
    expect(budgets.takeRequest('elsewhere')).toBe(true);
  });
});

test('a person pays for sockets of many addresses', () => {
  const waits = Array.from({ length: 50 }, (_, index) => budgets.ofSocket(`address ${index}`, 'mallory').charge(20));
  expect(waits.slice(0, 15).every((wait) => wait === 0)).toBe(true);
  expect(waits.at(-1)).toBe(2000);
});
