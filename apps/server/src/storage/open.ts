/** Opens the database that the settings name, and brings its tables up to date. */

import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { StorageParts, StorageSettings } from './storage-parts.ts';

/** Throws with one line for the operator. */
export function openDatabase(settings: StorageSettings, parts: StorageParts): Promise<Database> {
  const { databaseUrl } = settings;
  if (databaseUrl !== null) return openPostgres(databaseUrl, settings, parts);
  return openSqlite(settings.dataFolder, parts);
}
