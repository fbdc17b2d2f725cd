import { expect, test } from 'vitest';
import { steadyList } from '../src/steady.ts';

test('what says the same as before is the object it was', () => {
  const keep = steadyList<{ readonly cost: number; readonly look: string }>();
  const first = keep([
    { cost: 3, look: 'plain' },
    { cost: 4, look: 'plain' },
  ]);
  const second = keep([
    { cost: 3, look: 'plain' },
    { cost: 4, look: 'legal' },
  ]);

  expect(second).toEqual([
    { cost: 3, look: 'plain' },
    { cost: 4, look: 'legal' },
  ]);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
});

test('a list in which nothing has changed is the list it was', () => {
  const keep = steadyList<{ readonly cost: number }>();
  const first = keep([{ cost: 3 }, { cost: 4 }]);

  expect(keep([{ cost: 3 }, { cost: 4 }])).toBe(first);
  expect(keep([{ cost: 3 }])).toEqual([{ cost: 3 }]);
  expect(keep([{ cost: 3 }, { cost: 4 }])).toEqual([{ cost: 3 }, { cost: 4 }]);
});

test('a value inside that is another object is a change', () => {
  const keep = steadyList<{ readonly at: object }>();
  const at = { x: 1 };
  const first = keep([{ at }]);

  expect(keep([{ at }])).toBe(first);
  expect(keep([{ at: { x: 1 } }])[0]).not.toBe(first[0]);
});
