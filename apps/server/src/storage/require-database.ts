/** For commands that need an existing database and must not create one. */

import { existsSync } from 'node:fs';
import type { BackupSettings } from './once.ts';
import { sqliteFile } from './sqlite-writer.ts';

/** Throws with one line for the operator. PostgreSQL reports a missing database itself. */
export async function requireDatabase({ dataFolder, databaseUrl }: BackupSettings): Promise<void> {
  const file = sqliteFile(dataFolder);
  if (databaseUrl === null && !existsSync(file))
    throw new Error(`there is no database at ${file}: set TARMAC_DATA to its folder, or DATABASE_URL to a PostgreSQL`);
}
