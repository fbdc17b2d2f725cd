/** The tables by name, for what is done to all of them. */

import type { Schema } from './schema.ts';

/** A table that is missing here does not compile: it would be missing in every backup. */
const ALL: Readonly<Record<keyof Schema, true>> = {
  settings: true,
  people: true,
  devices: true,
  codes: true,
  distances: true,
  vacations: true,
  reports: true,
  pushes: true,
  presence: true,
  tables: true,
  seats: true,
  log: true,
  heads: true,
  proposals: true,
  chat: true,
  replays: true,
  ratings: true,
  rated_seats: true,
  due: true,
};

export type TableName = keyof Schema;
export const TABLES = Object.keys(ALL) as TableName[];
