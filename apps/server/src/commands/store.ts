/** `backup` and `restore`: the whole database in one file, and back; `partition`: for large ones. */

import { existsSync } from 'node:fs';
import { orStartProblem, StartProblem } from '../start-problem.ts';
import { backup } from '../storage/backup.ts';
import { partition } from '../storage/partition.ts';
import { restore } from '../storage/restore.ts';
import type { Command } from './command.ts';

export const backupCommand: Command = {
  name: 'backup',
  words: ['FILE'],
  summary: 'copies the database into a new file; the server may be running',
  async run(settings, [file = ''], io) {
    if (existsSync(file))
      throw new StartProblem(`${file} already exists: name another file, a backup overwrites nothing`);
    const { rows } = await orStartProblem(backup(settings, file));
    io.out(`${file}: ${rows} rows backed up`);
    return 0;
  },
};

export const restoreCommand: Command = {
  name: 'restore',
  words: ['FILE'],
  summary: 'fills a new database from such a file',
  async run(settings, [file = ''], io) {
    const { rows } = await orStartProblem(restore(settings, file));
    io.out(`${file}: ${rows} rows restored`);
    return 0;
  },
};

export const partitionCommand: Command = {
  name: 'partition',
  words: [],
  summary: 'divides the tables of matches on PostgreSQL into parts; nodes that run wait until it is done',
  async run({ databaseUrl }, _words, io) {
    const { rows } = await orStartProblem(partition(databaseUrl));
    io.out(`${rows} rows partitioned`);
    return 0;
  },
};
