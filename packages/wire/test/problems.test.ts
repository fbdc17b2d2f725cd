import { expect, test } from 'vitest';
import { PROBLEMS } from '../src/problems.ts';

test.each(Object.entries(PROBLEMS))('%s is answered with a status that is not success', (problem, status) => {
  expect(problem).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect([400, 401, 403, 404, 409, 413, 429, 501, 503]).toContain(status);
});
