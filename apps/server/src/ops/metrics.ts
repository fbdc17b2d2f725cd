/** What the server counts of itself, for Prometheus. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof makeMetrics>;

export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    /** Entries of match logs that became durable, by kind. */
    entries: new Counter({
      name: 'tarmac_log_entries_total',
      help: 'Entries written to match logs',
      labelNames: ['kind'],
      registers,
    }),
    refusals: new Counter({
      name: 'tarmac_refusals_total',
      help: 'Messages and requests refused',
      labelNames: ['problem'],
      registers,
    }),
    conflicts: new Counter({
      name: 'tarmac_append_conflicts_total',
      help: 'Appends another node was ahead of',
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'tarmac_commit_seconds',
      help: 'From handing units to the database until they are durable',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    storageFailures: new Counter({ name: 'tarmac_storage_failures_total', help: 'Units that failed', registers }),
    sockets: new Gauge({ name: 'tarmac_sockets', help: 'Open sockets', registers }),
    matches: new Gauge({ name: 'tarmac_matches_in_memory', help: 'Matches held in memory', registers }),
    frozen: new Counter({ name: 'tarmac_matches_frozen_total', help: 'Matches that could not be upgraded', registers }),
    botDecisions: new Counter({
      name: 'tarmac_bot_decisions_total',
      help: 'Decisions made by bots',
      labelNames: ['level'],
      registers,
    }),
    botFailures: new Counter({ name: 'tarmac_bot_failures_total', help: 'Bots that crashed or hung', registers }),
    dueFailures: new Counter({
      name: 'tarmac_due_failures_total',
      help: 'Things due that could not be done and are tried again',
      labelNames: ['kind'],
      registers,
    }),
    notices: new Counter({
      name: 'tarmac_notices_total',
      help: 'Notices sent',
      labelNames: ['way', 'outcome'],
      registers,
    }),
  };
}
