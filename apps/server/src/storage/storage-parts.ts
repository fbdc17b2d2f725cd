/** What the engines are handed of the settings and of the process. */

import type { Parts } from '../parts.ts';
import type { Settings } from '../settings.ts';

export type StorageSettings = Pick<Settings, 'dataFolder' | 'databaseUrl' | 'databaseConnections'>;
export type StorageParts = Pick<Parts, 'node' | 'log' | 'metrics'>;
