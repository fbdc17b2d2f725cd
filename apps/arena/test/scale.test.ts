/** What scale computes from given costs, what it says to bad input, and that docs/scale.md says the same. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Costs, type MoveCosts, readCosts } from '../src/scale/costs.ts';
import { withScale } from '../src/scale/document.ts';
import { heldBy, type Load, needsOf, type Supply } from '../src/scale/needs.ts';
import { arena, arenaJson, scratchFolder } from './helpers.ts';

const scratch = scratchFolder();

const move: MoveCosts = {
  nodeMs: 0.5,
  databaseMs: 0.4,
  hearMs: 0.01,
  rowsWritten: 2,
  dueRows: 0,
  keptRows: 1,
  keptBytes: 500,
  journalBytes: 2000,
  announcements: 1,
  clientBytes: 600,
};
const costs: Costs = {
  about: 'Made up.',
  live: move,
  correspondence: { ...move, nodeMs: 0.6, rowsWritten: 3, dueRows: 0.5 },
  sqliteNodeMs: 0.4,
  spectatorMs: 0.1,
  visitMs: 2,
  socketBytes: 10_000,
  matchBytes: 5000,
  movesPerMatch: 100,
  announcedCommits: 1000,
  movesPerCommit: 2,
  plainCommits: 10_000,
};
const load: Load = { live: 1000, pace: 10, hours: 10, correspondence: 86_400, moves: 1, seats: 2, spectators: 1 };
const supply: Supply = { cores: 8, diskGb: 1000, connections: 100 };

describe('needs', () => {
  test('are those of the live and the correspondence moves together', () => {
    const needs = needsOf(load, costs, supply);
    // 100 live moves a second; one by correspondence in the mean and three at the peak.
    expect(needs.movesPerSecond).toBeCloseTo(103);
    expect(needs.movesPerDay).toBeCloseTo(3_600_000 + 86_400);
    expect(needs.nodeCores).toBeCloseTo((100 * (0.5 + 0.1) + 3 * (0.6 + 2)) / 1000);
    expect(needs.databaseCores).toBeCloseTo(0.0412);
    expect(needs.sockets).toBeCloseTo(3000 + 900);
    expect(needs.socketGb).toBeCloseTo(0.039);
    expect(needs.clientMbPerSecond).toBeCloseTo((300 * 600 + 3 * 600) / 1e6);
    expect(needs.rowsPerDay).toBeCloseTo(7_200_000 + 259_200);
    expect(needs.noticesPerDay).toBeCloseTo(43_200);
    expect(needs.diskGbPerDay).toBeCloseTo((3_686_400 * (500 + 50)) / 1e9);
    expect(needs.journalGbPerDay).toBeCloseTo(7.3728);
    expect(needs.daysOfDisk).toBeCloseTo(1000 / 2.02752);
    expect([needs.nodes, needs.connections]).toEqual([1, 17]);
  });

  test('of more nodes come from the processor, with what each hears of the others, or from sockets', () => {
    const ten = { ...load, live: 100_000, correspondence: 0, spectators: 0 };
    // 5 cores, of which a node has 0.6 less the 0.1 for hearing of 10,000 moves a second.
    expect(needsOf(ten, costs, supply).nodes).toBe(10);
    expect(needsOf({ ...ten, pace: 1000 }, costs, supply).nodes).toBe(10);
    expect(needsOf({ ...ten, pace: 1000, live: 200_001 }, costs, supply).nodes).toBe(21);
    expect(needsOf({ ...ten, live: 600_000 }, costs, supply).nodes).toBeNull();
    expect(needsOf({ ...ten, live: 600_000 }, costs, supply).connections).toBe(Number.POSITIVE_INFINITY);
  });

  test.each<[string, Partial<Costs>, Partial<Supply>, number]>([
    ['commits, in turn', {}, { connections: 1000 }, 12],
    ['processor of PostgreSQL', { announcedCommits: 1e6 }, { cores: 0.1, connections: 1000 }, 1.5],
    // Five nodes have three cores to plan with, less what each hears.
    ['connections for nodes', { announcedCommits: 1e6 }, { connections: 85 }, 0.6 / (0.05 / 5 + 0.001)],
  ])('%s can give way first', (what, other, less, times) => {
    const even = { ...load, correspondence: 0, spectators: 0, seats: 1 };
    const [first, second] = needsOf(even, { ...costs, ...other }, { ...supply, ...less }).limits;
    expect(first).toMatchObject({ what, times: expect.closeTo(times, 6) });
    expect(second?.times).toBeGreaterThan(times);
  });

  test('one node and one PostgreSQL hold what their processors and the commits allow', () => {
    expect(heldBy(costs, load, supply)).toEqual({
      liveMoves: 1200,
      liveMatches: 12_000,
      correspondenceMatches: expect.closeTo((600 / 2.6 / 3) * 86_400),
      databaseMoves: 1200,
    });
    expect(heldBy(costs, load, { ...supply, cores: 0.4 }).databaseMoves).toBeCloseTo(600);
  });

  test('of nothing are nothing, and everything holds for ever', () => {
    const needs = needsOf({ ...load, live: 0, correspondence: 0 }, costs, supply);
    expect(needs).toMatchObject({ movesPerDay: 0, nodes: 1, sockets: 0, diskGbPerDay: 0 });
    expect(needs.limits.map(({ times }) => times)).toEqual(Array(3).fill(Number.POSITIVE_INFINITY));
  });
});

describe('the command', () => {
  const file = scratch.write('costs.json', costs);

  test('computes from a file of costs, and fails where one PostgreSQL is not enough', async () => {
    const { code, out, err } = await arena(['scale', '--costs', file, '--live', '1000']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^moves a second, at the peak +100\.1$/m);
    expect(out).toMatch(/^breaks first +commits, in turn$/m);
    const { code: tooMuch } = await arena(['scale', '--costs', file, '--live', '1000000']);
    expect(tooMuch).toBe(1);
    const json = await arenaJson(['scale', '--costs', file, '--live', '7', '--cores', '2.5']);
    expect(json).toMatchObject({ load: { live: 7, pace: 10 }, supply: { cores: 2.5 }, costs, needs: { nodes: 1 } });
  });

  test.each([
    [['--live', '-1'], /--live wants a whole number from 0/],
    [['--pace', '0'], /--pace wants a number above 0/],
    [['--hours', '25'], /--hours wants a number from 0 to 24/],
    [['--connections', '16'], /--connections wants a whole number from 17/],
    [['--costs', 'nowhere.json'], /--costs: cannot read "nowhere.json" \(ENOENT\)/],
    [['--costs', scratch.write('half.json', { ...costs, live: {} })], /half.json" has no live.nodeMs: measure anew/],
    [['--costs', scratch.write('null.json', 'null')], /has no sqliteNodeMs/],
    [['--costs', scratch.write('text.json', { ...costs, visitMs: '2' })], /has no visitMs/],
    [['--costs', scratch.write('less.json', { ...costs, matchBytes: -1 })], /has no matchBytes/],
    [['--costs', file, '--write', scratch.write('other.md', '# Other')], /has no lines <!-- scale -->/],
    [['--keep', scratch.path('no/where.json')], /--keep: cannot write/],
  ])('says what is wrong with %j', async (words, says) => {
    const { code, out, err } = await arena(['scale', ...words]);
    expect(err).toMatch(says);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect([code, out]).toEqual([2, '']);
  });

  test('writes its section of a document and nothing else', async () => {
    const path = scratch.write('page.md', '# Page\n\n<!-- scale -->\nold\n<!-- end of scale -->\n\nrest\n');
    await arena(['scale', '--costs', file, '--write', path]);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^# Page\n\n<!-- scale -->\nMade up\.\n.*\n<!-- end of scale -->\n\nrest\n$/s);
    expect(text).not.toContain('\nold\n');
    expect(withScale(text, costs)).toBe(text);
  });
});

test('docs/scale.md has what is computed from its costs', () => {
  const path = (name: string) => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
  const page = readFileSync(path('scale.md'), 'utf8');
  expect(withScale(page, readCosts(path('scale-costs.json')))).toBe(page);
});
