/** The thread that writes to SQLite: a group comes, what became of it goes back; null ends it. */

import { parentPort, workerData } from 'node:worker_threads';
import { groupRunner, type PlainUnit } from './sqlite-run.ts';
import { openConnection } from './sqlite-writer.ts';

const connection = openConnection(workerData as string);
const run = groupRunner(connection);

parentPort?.on('message', (group: readonly PlainUnit[] | null) => {
  if (group !== null) {
    parentPort?.postMessage(run(group));
    return;
  }
  connection.close();
  parentPort?.close();
});
