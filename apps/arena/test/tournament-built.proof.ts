/** Tournaments of thinking bots, killed and taken up again, on one thread and on many. */

import { expect, test } from 'vitest';
import { oneObject } from './helpers.ts';
import { built, tournamentProcess } from './tournament-process.ts';

const { killedAndResumed } = tournamentProcess();

test('killed and run again it is as if nothing had happened', () => killedAndResumed('random,trainee', 24));

test('many threads are no reason for a warning', () => {
  const words = ['tournament', '--seats', '2', '--bots', 'random,random', '--games', '24', '--threads', '12', '--json'];
  const { code, err } = built(words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('simulates by thinking bots on two threads, the same every time', () => {
  const words = ['simulate', '--seats', '2', '--games', '4', '--bots', 'trainee,random', '--scale', '0.001', '--json'];
  const figures = (threads: string) => {
    const { movesPerSecond, bySeats, ...rest } = oneObject(built([...words, '--threads', threads]).out);
    expect(movesPerSecond).toBeTypeOf('number');
    expect(bySeats).toBeTypeOf('object');
    return rest;
  };
  const two = figures('2');
  expect(two).toMatchObject({ bots: ['trainee', 'random'], scale: 0.001, games: 4, auditFailures: 0 });
  expect(figures('1')).toEqual(two);
});
