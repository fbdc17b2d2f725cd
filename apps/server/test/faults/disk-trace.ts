/** What a node did to the disk, call by call with every byte, in one order with what it acknowledged: read from strace. */

import { readTrace } from './trace.ts';

/** Paths are relative to the folder that the trace is read for. */
export type DiskEvent =
  | { readonly what: 'made'; readonly path: string; readonly isFolder: boolean }
  | { readonly what: 'removed'; readonly path: string }
  | { readonly what: 'written'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly what: 'cut'; readonly path: string; readonly length: number }
  /** The beginning and the end of one call of a thread: only what was written before the beginning is safe at the end. */
  | { readonly what: 'syncing' | 'synced'; readonly path: string; readonly thread: string }
  | { readonly what: 'acknowledged'; readonly id: string };

/** All calls that can change what a folder holds; what the model of a disk does not know is refused when it is read. */
const CALLS = [
  ...['open', 'openat', 'creat', 'mkdir', 'mkdirat', 'unlink', 'unlinkat', 'rmdir', 'rename', 'renameat', 'renameat2'],
  ...['link', 'linkat', 'symlink', 'symlinkat', 'truncate', 'ftruncate', 'fallocate', 'mmap', 'copy_file_range'],
  ...['pwrite64', 'pwritev', 'pwritev2', 'write', 'writev', 'sendto', 'sendmsg', 'sendfile'],
  ...['fsync', 'fdatasync', 'sync_file_range'],
];

/** The words that run a node under strace; a page of the database, the longest write to the disk, is never cut short. */
export function recorded(strace: string, file: string): string[] {
  return [strace, '-D', '-f', '-y', '--seccomp-bpf', '-s', '70000', '-e', `trace=${CALLS.join()}`, '-o', file];
}

/** Of a node that has ended; `root` was there before it, and is what the paths are relative to. */
export async function readDiskEvents(file: string, pid: number, root: string): Promise<DiskEvent[]> {
  return diskEvents((await readTrace(file, pid)).split('\n'), root);
}

export function diskEvents(lines: readonly string[], root: string): DiskEvent[] {
  /** By thread: what was printed of a call that has not ended. */
  const begun = new Map<string, string>();
  return lines.flatMap((line) => {
    const [, thread = '', printed = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const rest = /^<\.\.\. \w+ resumed>(.*)$/.exec(printed)?.[1];
    if (printed.endsWith(UNFINISHED)) {
      const beginning = printed.slice(0, -UNFINISHED.length);
      begun.set(thread, beginning);
      return [...syncing(beginning, thread, root), ...acknowledged(beginning)];
    }
    if (rest === undefined)
      return [...syncing(printed, thread, root), ...acknowledged(printed), ...ended(printed, thread, root)];
    const beginning = begun.get(thread) ?? '';
    begun.delete(thread);
    return ended(beginning + rest, thread, root);
  });
}

const UNFINISHED = ' <unfinished ...>';
const SENT = /^(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)/;
const SYNC = /^f(?:data)?sync\(\d+<([^>]*)>/;

/** Counted from the beginning of the call: from then on somebody may have heard. */
function acknowledged(call: string): DiskEvent[] {
  if (!SENT.test(call)) return [];
  const done = call.matchAll(/\{\\"kind\\":\\"done\\",\\"id\\":\\"([\w-]+)\\"/g);
  return [...done].map(([, id = '']) => ({ what: 'acknowledged', id }));
}

function syncing(call: string, thread: string, root: string): DiskEvent[] {
  const path = inside(SYNC.exec(call)?.[1], root);
  return path === null ? [] : [{ what: 'syncing', path, thread }];
}

/** What a call has done by its end. */
function ended(call: string, thread: string, root: string): DiskEvent[] {
  if (!call.includes(root) || SENT.test(call) || / = (-1|\?)/.test(call.slice(-200))) return [];
  const event = written(call, root) ?? synced(call, thread, root) ?? shortCall(call, root);
  if (event === undefined) throw new Error(`the model of a disk does not know this call: ${call.slice(0, 300)}`);
  return event === null ? [] : [event];
}

function written(call: string, root: string): DiskEvent | undefined {
  const [opening, file] = /^pwrite64\(\d+<([^>]*)>, "/.exec(call.slice(0, 5000)) ?? [];
  const path = inside(file, root);
  if (opening === undefined || path === null) return undefined;
  const closing = call.lastIndexOf('"');
  const [, length, at, result] = /^", (\d+), (\d+)\) += (\d+)$/.exec(call.slice(closing)) ?? [];
  const bytes = bytesOf(call.slice(opening.length, closing));
  if (bytes.length !== Number(length) || result !== length) return undefined;
  return { what: 'written', path, at: Number(at), bytes };
}

function synced(call: string, thread: string, root: string): DiskEvent | undefined {
  const path = inside(SYNC.exec(call)?.[1], root);
  return path === null || !/ = 0$/.test(call) ? undefined : { what: 'synced', path, thread };
}

/** Null: it changes nothing. */
function shortCall(call: string, root: string): DiskEvent | null | undefined {
  const named = /^\w+\((?:[^"]*, )?"([^"]*)"/.exec(call)?.[1];
  const path = inside(named, root);
  const name = call.slice(0, call.indexOf('('));
  if (name === 'openat' && path !== null && !call.includes('O_TRUNC'))
    return call.includes('O_CREAT') ? { what: 'made', path, isFolder: false } : null;
  if (name === 'mkdir' && path !== null) return { what: 'made', path, isFolder: true };
  if (name === 'unlink' && path !== null) return { what: 'removed', path };
  const [, file, length] = /^ftruncate\(\d+<([^>]*)>, (\d+)\)/.exec(call) ?? [];
  const cut = inside(file, root);
  if (cut !== null) return { what: 'cut', path: cut, length: Number(length) };
  // The index of the log is memory that two connections share, made anew by whoever opens the file first.
  const isIndex = /^mmap\(.*-shm>/.test(call);
  // A word about the folder to somebody who reads the standard output.
  const isSpoken = /^write\([12]</.test(call);
  return isIndex || isSpoken ? null : undefined;
}

function inside(path: string | undefined, root: string): string | null {
  return path?.startsWith(`${root}/`) === true ? path.slice(root.length + 1) : path === root ? '' : null;
}

const LETTERS: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, f: 12, v: 11, '"': 34, '\\': 92 };

/** From a string as C writes it. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.alloc(text.length);
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    let byte = text.charCodeAt(index);
    if (byte === BACKSLASH) {
      const letter = text[++index] as string;
      byte = LETTERS[letter] ?? 0;
      if (letter >= '0' && letter <= '7') {
        const [digits = ''] = /^[0-7]{1,3}/.exec(text.slice(index, index + 3)) ?? [];
        byte = Number.parseInt(digits, 8);
        index += digits.length - 1;
      }
    }
    bytes[length++] = byte;
  }
  return bytes.subarray(0, length);
}

const BACKSLASH = 92;
