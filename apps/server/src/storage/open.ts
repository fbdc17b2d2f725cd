/** Opens the database that the settings name, and brings its tables up to date. */

import type { Parts } from '../parts.ts';
import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export type StorageSettings = Pick<Settings, 'dataFolder' | 'databaseUrl' | 'databaseConnections'>;
export type StorageParts = Pick<Parts, 'node' | 'log' | 'metrics'>;

/** Throws with one line for whoever starts the server. */
export function openDatabase(settings: StorageSettings, parts: StorageParts): Promise<Database> {
  const { databaseUrl } = settings;
  if (databaseUrl !== null) return openPostgres(databaseUrl, settings, parts);
  return openSqlite(settings.dataFolder, parts);
}
