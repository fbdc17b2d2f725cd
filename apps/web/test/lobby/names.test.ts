/** A form says of a name what the server would say. */

import { newPerson } from '@tarmac/wire';
import { describe, expect, it } from 'vitest';
import { nameProblem, tidyName } from '../../src/lobby/names.ts';

describe('a name', () => {
  it.each([
    ['Ann', null],
    ['  Ann \t Lee ', null],
    ['Zoë ☀️', null],
    ['x'.repeat(24), null],
    ['', 'empty'],
    [' \n ', 'empty'],
    ['x'.repeat(25), 'long'],
    ['A\u200bnn', 'unshown'],
    ['A\u202enn', 'unshown'],
    ['A\ufe0fnn', 'unshown'],
  ])('%j: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
    expect(newPerson.safeParse({ name }).success).toBe(problem === null);
  });

  it('is tidied as the server tidies it', () => {
    const typed = '  Ann \t Le\u0301e ';
    expect(tidyName(typed)).toBe(newPerson.parse({ name: typed }).name);
  });
});
