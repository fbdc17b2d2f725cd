/** Which bots decide now, and that they leave a team's decisions to its people. */

import { botsOwing } from '@tarmac/kit';
import { describe, expect, test } from 'vitest';

const botsAt =
  (...bots: number[]) =>
  (seat: number) =>
    bots.includes(seat);

describe('where each owes a decision', () => {
  test('every bot that owes one decides, whoever else does', () => {
    expect(botsOwing({ mode: 'each', seats: [0, 1, 2] }, botsAt(1, 2, 3))).toEqual([1, 2]);
    expect(botsOwing({ mode: 'each', seats: [0] }, botsAt(1))).toEqual([]);
  });
});

describe('where any may act for the team', () => {
  test('bots wait for the people in it', () => {
    expect(botsOwing({ mode: 'any', seats: [0, 1, 2] }, botsAt(0, 1))).toEqual([]);
    expect(botsOwing({ mode: 'any', seats: [0] }, botsAt(1, 2))).toEqual([]);
  });

  test('one of them acts if nobody else is in it', () => {
    expect(botsOwing({ mode: 'any', seats: [0, 1, 2] }, botsAt(0, 1, 2))).toEqual([0]);
    expect(botsOwing({ mode: 'any', seats: [1, 2] }, botsAt(1, 2))).toEqual([1]);
  });
});

test('nobody decides once the game is over', () => {
  expect(botsOwing({ mode: 'any', seats: [] }, botsAt(0))).toEqual([]);
  expect(botsOwing({ mode: 'each', seats: [] }, botsAt(0))).toEqual([]);
});
