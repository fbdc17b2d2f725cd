/** `verify`: checks that every running match can continue under the rules of this build. */

import { verifyAll } from '../match/verify-all.ts';
import { openParts } from '../open-parts.ts';
import { orStartProblem } from '../start-problem.ts';
import { requireDatabase } from '../storage/require-database.ts';
import type { Command } from './command.ts';

export const verifyCommand: Command = {
  name: 'verify',
  words: [],
  summary: 'plays every running match again under the rules of this build',
  async run(settings, _words, io) {
    await orStartProblem(requireDatabase(settings));
    const parts = await openParts(settings);
    try {
      const { matches, migrated, problems } = await verifyAll(parts, () => undefined);
      for (const { match, problem } of problems) io.out(`${match}: ${problem}`);
      const older = migrated === 0 ? '' : `, ${migrated} of them begun under older rules`;
      const verdict = problems.length === 0 ? 'all in order' : `${problems.length} NOT in order`;
      io.out(`${matches} running ${matches === 1 ? 'match' : 'matches'}${older}: ${verdict}`);
      return problems.length === 0 ? 0 : 1;
    } finally {
      await parts.database.close();
    }
  },
};
