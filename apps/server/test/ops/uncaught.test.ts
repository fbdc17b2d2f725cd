/** Something thrown where nobody catches it: the server says so, finishes what is in hand, and ends. */

import { expect, test, vi } from 'vitest';
import { scratchFolder, serving } from './command-line.ts';

test.each([
  ['an error', new TypeError('nobody expected this'), 'nobody expected this'],
  ['anything else', null, 'what was thrown is no error but: object'],
])('%s', async (_, thrown, says) => {
  const logged = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const folder = scratchFolder();
  const { fail, line, address } = await serving({ TARMAC_DATA: folder, TARMAC_LOG: 'error' });
  expect(await fail(thrown)).toEqual({ code: 3, out: [line], err: [] });
  const lines = logged.mock.calls.map(([text]) => JSON.parse(String(text)) as object);
  logged.mockRestore();
  expect(lines).toMatchObject([{ msg: 'this is a bug: the server ends', err: { message: says } }]);
  await expect(fetch(address)).rejects.toThrow();
  // In order: nothing of it keeps the next one from the data.
  await (await serving({ TARMAC_DATA: folder })).stop();
});
