/** For work that makes no sense on a database that is not there yet, and must not make one by looking. */

import { existsSync } from 'node:fs';
import type { BackupSettings } from './once.ts';
import { sqliteFile } from './sqlite-writer.ts';

/** Throws with one line for whoever runs the command. PostgreSQL says so itself when it is reached. */
export async function requireDatabase({ dataFolder, databaseUrl }: BackupSettings): Promise<void> {
  const file = sqliteFile(dataFolder);
  if (databaseUrl === null && !existsSync(file)) throw new Error(`there is no database at ${file}`);
}
