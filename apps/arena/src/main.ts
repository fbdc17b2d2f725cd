/** The entry point of the arena. */

import { runArena } from './cli.ts';
import { processIo } from './io.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of our output (head, less) has closed it.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runArena(process.argv.slice(2), processIo());
