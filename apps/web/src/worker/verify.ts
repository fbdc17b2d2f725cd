/** Checks a match file from end to end, and tells how far it is. */

import { fingerprintOf, type Progress, parseMatchFile, verifyWhole, viewHash } from '@tarmac/kit';
import { digest } from './digest.ts';
import type { WorkerGame } from './games.ts';
import { historyOf } from './match/moments.ts';
import { assertSize } from './replays/match-file.ts';
import { fileIn } from './replays/shelf.ts';
import { readViewFile } from './replays/view-file.ts';
import type { Shown, ShownCheck, Verified, VerifyQuestion } from './verify-api.ts';

export function* verified({ text, shown }: VerifyQuestion): Generator<Progress, Verified, void> {
  let found: ReturnType<typeof fileIn>;
  try {
    found = fileIn(text);
    if (found.file.format === 'tarmac-view') return seenOnly(found.known, found.file);
    assertSize(found.file);
  } catch (error) {
    return { kind: 'no-file', detail: error instanceof Error ? error.message.slice(0, 300) : '' };
  }
  const { known, file } = found;
  const report = yield* verifyWhole(known.game, file, digest);
  const follows = report.checks.some(({ name, ok }) => name === 'log' && ok === true);
  return {
    kind: 'whole',
    game: known.game.id,
    report,
    shown: follows ? shown.map((one) => compared(known, file, one)) : [],
  };
}

function seenOnly(known: WorkerGame, file: unknown): Verified {
  const { eyes, moments } = readViewFile(known, file, () => 0);
  const [eye = 'watcher'] = eyes;
  const views = moments(eye).map(({ view }) => view);
  return { kind: 'seen', game: known.game.id, eye, fingerprint: fingerprintOf(views, digest) };
}

/** A browser that was away has missed some: what it has must come in the log's order, with nothing else between. */
function compared(known: WorkerGame, file: unknown, { eye, hashes }: Shown): ShownCheck {
  const parsed = parseMatchFile(known.game, file);
  if (!parsed.ok) throw new Error(parsed.problem);
  let found = 0;
  for (const { view } of historyOf(known, parsed.value.log, eye)) if (viewHash(view, digest) === hashes[found]) found++;
  return { eye, shown: hashes.length, found };
}
