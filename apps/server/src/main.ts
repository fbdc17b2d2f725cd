/** The entry point of the server. */

import { setFlagsFromString } from 'node:v8';
import { runServer } from './cli.ts';

// Positions live from one move of their match to the next, so V8 expects them to live long and collects them dearly:
// without that guess a move costs about a fifth less CPU.
setFlagsFromString('--no-allocation-site-pretenuring');

// Files of the server hold identities and secrets of running matches: other users may not read them.
process.umask(0o077);

// If the reader of our output is gone, the server continues.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const code = await runServer(process.argv.slice(2), process.env, {
  out: (line) => {
    process.stdout.write(`${line}\n`);
  },
  err: (line) => {
    process.stderr.write(`${line}\n`);
  },
  outIsTerminal: process.stdout.isTTY === true,
  onEnd: (asked) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, asked);
  },
  onUncaught: (hear) => {
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, hear);
  },
  exit: (now) => process.exit(now),
});
process.exit(code);
