/** The weight of the page's script, and whether it keeps to its budgets. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../../bad-input.ts';
import { figure } from '../../table.ts';
import type { Row } from '../part.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
/** In kilobytes of compressed script; the build enforces them too. */
const MOST = { shell: 90, board: 120 } as const;
const SHELL = 'first load';
const WEIGHED = 'compressed script: ';

export function weightRows(weights: ReadonlyMap<string, number>): Row[] {
  // Under another name it would count as a board, which may be larger.
  if (!weights.has(SHELL)) throw new Error(`the build of the page printed no weight for its ${SHELL}`);
  return [...weights].flatMap(([name, kilobytes]): Row[] => {
    // Workers load separately and have no budget.
    if (name.endsWith('.js')) return [];
    const most = name === SHELL ? MOST.shell : MOST.board;
    return [
      {
        what: name === SHELL ? 'kB of script, first load' : `kB of script, board of ${name}`,
        ours: figure(kilobytes, 1),
        floor: `under ${most}`,
        met: kilobytes < most,
      },
    ];
  });
}

/** By name, in kilobytes: from a separate build. */
export function weights(): ReadonlyMap<string, number> {
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-page-weight-'));
  const words = [join(dirname(vite), 'bin', 'vite.js'), 'build', 'apps/web', '--outDir', folder, '--emptyOutDir'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  const said = stdout + stderr;
  // A page that is too large fails the build, but after it was measured.
  if (status !== 0 && !said.includes(WEIGHED))
    throw new BadInput(`could not build the page to weigh it: ${said.trim().split('\n').at(-1)}`);
  return weightsIn(said);
}

/** From the line in which the build prints them. */
export function weightsIn(said: string): ReadonlyMap<string, number> {
  const line = /compressed script: (.*)/.exec(said)?.[1] ?? '';
  const found = [...line.matchAll(/([^,]+?) ([\d.]+) kB/g)];
  if (found.length === 0) throw new Error('the build of the page printed no weights');
  return new Map(found.map(([, name = '', kilobytes]) => [name.trim(), Number(kilobytes)]));
}
