/** The whole bench: what stands beside what, and what the document says of it. How fast it was is nobody's assertion. */

import { describe, expect, test } from 'vitest';
import { sectionOf } from '../src/bench/all/report-all.ts';
import { weightRows, weightsIn } from '../src/bench/page/weights.ts';
import type { Part, Row } from '../src/bench/part.ts';
import { arena, scratchFolder } from './helpers.ts';

const files = scratchFolder();

describe('the document', () => {
  const row = (what: string, met: boolean | null): Row => ({
    what,
    ours: '9,000',
    peer: { name: 'boardgame.io', value: '300' },
    ratio: '30.0',
    floor: met === null ? null : 'at least 10',
    met,
  });
  const part: Part = { title: 'Server', rows: [row('moves/s', true), row('bytes', null)], notes: ['A note.'] };
  const plan = { scale: 1, withPeer: true, path: files.path('benchmarks.md') };

  test('has ours, theirs, the ratio, the floor and whether it was met', () => {
    const text = sectionOf([part], 'A machine.', plan, 8.25);
    expect(text).toContain('A machine.\n\nTook 8.3 minutes. ');
    expect(text).toContain('**1 of 1 floors and budgets met.**');
    expect(text).toContain('### Server\n');
    expect(text).toContain('| moves/s | 9,000 | boardgame.io | 300 | 30.0 | at least 10 | met |');
    expect(text).toContain('| bytes | 9,000 | boardgame.io | 300 | 30.0 | none |  |');
  });

  test('says which were not met, and that short measures are not to be quoted', () => {
    const missed = { ...part, rows: [...part.rows, row('p99 ms', false)] };
    const text = sectionOf([missed], 'A machine.', { ...plan, scale: 0.1 }, 1);
    expect(text).toContain('**1 of 2 floors and budgets met; NOT met: p99 ms.**');
    expect(text).toContain('with every measure at 0.1 of its length: too short');
  });
});

describe('the weight of the page', () => {
  const SAID = 'plugin: compressed script: first load 88.1 kB, airlines 121.0 kB, referee.worker-x.js 40.2 kB\n';

  test('is what its build tells', () => {
    expect([...weightsIn(SAID)]).toEqual([
      ['first load', 88.1],
      ['airlines', 121],
      ['referee.worker-x.js', 40.2],
    ]);
    expect(() => weightsIn('nothing')).toThrow('printed no weights');
  });

  test('is held against the budget of the first load and of each board', () => {
    expect(weightRows(weightsIn(SAID)).map(({ what, floor, met }) => [what, floor, met])).toEqual([
      ['kB of script, first load', 'under 90', true],
      ['kB of script, board of airlines', 'under 120', false],
    ]);
  });

  test('is not taken for judged when the build calls its first load something else', () => {
    const renamed = weightsIn(SAID.replace('first load', 'shell'));
    expect(() => weightRows(renamed)).toThrow('printed no weight for its first load');
  });
});

test('--write is for --all, and a place that cannot be written is told at once', async () => {
  const alone = await arena(['bench', '--write', files.path('x.md')]);
  expect(alone.code).toBe(2);
  expect(alone.err).toContain('--write needs --all');
  const nowhere = await arena(['bench', '--all', '--no-peer', '--write', files.path('no/such/folder.md')]);
  expect(nowhere.code).toBe(2);
  expect(nowhere.err).toContain('--write: cannot write');
});
