/** A browser that is started for a walk, with the processes that it starts itself. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Program {
  /** The first line of its output, of either kind, in which this is found. */
  says(wanted: RegExp): Promise<string>;
  /** It and everything it started. */
  end(): Promise<void>;
}

interface Start {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Hears every line of its output. */
  readonly heard?: (line: string) => void;
}

export function start({ path, args, env, heard }: Start): Program {
  // A group of its own, so that nothing it starts outlives it.
  const child: ChildProcess = spawn(path, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', kill);
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const gone = once(child, 'exit').then(() => tell());

  function tell(): void {
    for (const look of waiting) look();
  }
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null)
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        heard?.(line);
        tell();
      });

  return {
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find((one) => wanted.test(one));
          if (line === undefined && child.exitCode === null && child.signalCode === null) return;
          waiting.delete(look);
          if (line !== undefined) resolve(line);
          else reject(new Error(`${path} ended with ${child.exitCode} before it said ${wanted}:\n${lines.join('\n')}`));
        };
        waiting.add(look);
        look();
      }),
    async end() {
      kill();
      await gone;
      process.off('exit', kill);
    },
  };
}
