/** What strace saw of a node: what came in, what went to the disk and when it was safe there, what went out. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findStrace } from '@tarmac/tools/strace';
import { type TestContext, vi } from 'vitest';

export type Step =
  | { readonly what: 'arrived' | 'written' | 'synced' | 'not-synced' | 'shown' }
  /** To the one who sent the message of this id. */
  | { readonly what: 'acknowledged'; readonly id: string };

/** The strace to use; skips the test where there is none, or where it may not look. */
export function needStrace(context: TestContext): string {
  const { path, problem } = findStrace();
  if (path === null) return context.skip(problem);
  const { status, stderr } = spawnSync(path, ['-f', '-o', '/dev/null', process.execPath, '--version'], {
    encoding: 'utf8',
  });
  return status === 0 ? path : context.skip(`strace may not look at processes here: ${stderr}`);
}

/** The words that run a node under it. The node is the process that is started, and strace ends with it. */
export function watched(strace: string, file: string, injection: string | null): string[] {
  const calls = 'trace=read,recvfrom,pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';
  const inject = injection === null ? [] : ['-e', `inject=${injection}`];
  return [strace, '-D', '-f', '-y', '-s', '200', '-e', calls, ...inject, '-o', file];
}

/** Of a node that has ended. */
export async function readSteps(file: string, pid: number): Promise<Step[]> {
  return (await readTrace(file, pid)).split('\n').flatMap(stepsOfLine());
}

/** All that was seen of a node that has ended. */
export async function readTrace(file: string, pid: number): Promise<string> {
  const isWhole = (text: string) => new RegExp(`^${pid} +\\+\\+\\+ `, 'm').test(text);
  return vi.waitUntil(
    () => {
      const read = readFileSync(file, 'utf8');
      return isWhole(read) && read;
    },
    { timeout: 120_000 },
  );
}

const SOCKET = String.raw`\(\d+<(?:socket|TCP)`;
const LOG = String.raw`\(\d+<[^>]*tarmac\.db-wal>`;
const ARRIVED = new RegExp(`^(?:read|recvfrom)${SOCKET}.* = [1-9]\\d*$`);
const WRITTEN = new RegExp(`^pwrite64${LOG}`);
const SYNC = new RegExp(`^(?:fsync|fdatasync)${LOG}`);
const SENT = new RegExp(`^(?:write|writev|sendto|sendmsg)${SOCKET}`);

function stepsOfLine(): (line: string) => Step[] {
  /** Threads that wait for the log to be safe on the disk. */
  const syncing = new Set<string>();
  return (line) => {
    const [, pid = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (ARRIVED.test(call)) return [{ what: 'arrived' }];
    if (WRITTEN.test(call)) return [{ what: 'written' }];
    if (SYNC.test(call)) syncing.add(pid);
    if (syncing.has(pid) && !call.endsWith('<unfinished ...>')) {
      syncing.delete(pid);
      return [{ what: / = 0\b/.test(call) ? 'synced' : 'not-synced' }];
    }
    if (!SENT.test(call)) return [];
    const shown: Step[] = call.includes(String.raw`{\"kind\":\"frame\"`) ? [{ what: 'shown' }] : [];
    const done = call.matchAll(/\{\\"kind\\":\\"done\\",\\"id\\":\\"([\w-]+)\\"/g);
    return [...shown, ...[...done].map(([, id = '']): Step => ({ what: 'acknowledged', id }))];
  };
}

export interface Acknowledged {
  readonly id: string;
  /** What happened since the one before, without what repeats itself. */
  readonly story: string;
}

/** For play in which nobody sends anything before what was sent last is answered. */
export function storiesOf(steps: readonly Step[]): Acknowledged[] {
  const stories: Acknowledged[] = [];
  let story: string[] = [];
  for (const step of steps) {
    if (step.what !== story.at(-1)) story.push(step.what);
    if (step.what !== 'acknowledged') continue;
    stories.push({ id: step.id, story: story.join(' ') });
    story = [];
  }
  return stories;
}

/** Everything that was told while something written was not yet safe. */
export function untrue(steps: readonly Step[]): Step[] {
  let isSafe = true;
  return steps.filter(({ what }) => {
    if (what === 'written' || what === 'not-synced') isSafe = false;
    if (what === 'synced') isSafe = true;
    return !isSafe && (what === 'shown' || what === 'acknowledged');
  });
}
