/** The entry point of the server. */

import { runServer } from './cli.ts';

// What the server keeps holds identities and the secrets of running matches: no file of it is for other users.
process.umask(0o077);

// Whoever read our output may go; the matches go on.
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
