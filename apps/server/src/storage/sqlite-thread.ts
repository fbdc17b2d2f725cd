/** The thread that writes to SQLite: a group comes, what became of it goes back; null ends it. */

import { parentPort, workerData } from 'node:worker_threads';
import { groupUnpacker, type PackedGroup } from './sqlite-packing.ts';
import { groupRunner } from './sqlite-run.ts';
import { openConnection } from './sqlite-writer.ts';

const connection = openConnection(workerData as string);
const run = groupRunner(connection);
const unpack = groupUnpacker();

parentPort?.on('message', (group: PackedGroup | null) => {
  if (group !== null) {
    parentPort?.postMessage(run(unpack(group)));
    return;
  }
  connection.close();
  parentPort?.close();
});
