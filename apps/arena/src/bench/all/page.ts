/** The page: its size, the time to the first decision, and its blocking of the processor. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../../bad-input.ts';
import { figure } from '../../table.ts';
import type { PageFigures } from '../page/measure-page.ts';
import { reportPage } from '../page/report.ts';
import type { OnProgress, Part, Row } from './part.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
/** In kilobytes of compressed script; the build enforces them too. */
const MOST = { shell: 90, board: 120 } as const;
const SHELL = 'first load';
const WEIGHED = 'compressed script: ';

interface Budgeted {
  readonly what: string;
  readonly value: number;
  readonly most: number;
  readonly met: boolean;
}

export async function pagePart(onProgress: OnProgress): Promise<Part> {
  const { json } = await reportPage(onProgress);
  const { budgets, slowDown } = json as PageFigures & { readonly budgets: readonly Budgeted[] };
  onProgress(0.9, 'weighing the page');
  return {
    title: 'Page',
    rows: [...weightRows(weights()), ...budgets.map(budgetRow)],
    notes: [
      `In a Chromium that was never here, its processor slowed down ${slowDown} times. Weights are of compressed script, as the build of the page tells them: the first load, and what each board adds.`,
    ],
  };
}

function budgetRow({ what, value, most, met }: Budgeted): Row {
  return { what, ours: figure(value, 1), peer: null, ratio: null, floor: `at most ${figure(most, 1)}`, met };
}

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
        peer: null,
        ratio: null,
        floor: `under ${most}`,
        met: kilobytes < most,
      },
    ];
  });
}

/** By name, in kilobytes: from a separate build. */
function weights(): ReadonlyMap<string, number> {
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
