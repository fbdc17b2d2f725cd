/** Verifies a match file completely, and reports its progress. */

import type { Manifest } from '@tarmac/bots';
import { fingerprintOf, type MatchReport, type Progress, parseMatchFile, verifyWhole, viewHash } from '@tarmac/kit';
import { digest } from './digest.ts';
import { historyOf } from './match/moments.ts';
import { assertSize } from './replays/match-file.ts';
import { fileIn } from './replays/shelf.ts';
import { readViewFile } from './replays/view-file.ts';
import type { Promised, PromisedCheck, Shown, ShownCheck, Verified, VerifyQuestion } from './verify-api.ts';

export function* verified({ text, shown, promised }: VerifyQuestion): Generator<Progress, Verified, void> {
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
    promised: promised === null ? null : kept(report, promised),
  };
}

function seenOnly(known: Manifest, file: unknown): Verified {
  const { eyes, moments } = readViewFile(known, file, () => 0);
  const [eye = 'watcher'] = eyes;
  const views = moments(eye).map(({ view }) => view);
  return { kind: 'seen', game: known.game.id, eye, fingerprint: fingerprintOf(views, digest) };
}

/**
 * A disconnected browser has missed views: those it has must follow in the log's order. Views from before the last
 * upgrade cannot be compared.
 */
function compared(known: Manifest, file: unknown, { eye, views }: Shown): ShownCheck {
  const parsed = parseMatchFile(known.game, file);
  if (!parsed.ok) throw new Error(parsed.problem);
  const { log } = parsed.value;
  const history = historyOf(known, log, eye).map(({ view }) => viewHash(view, digest));
  const first = views.findIndex(({ hash }) => history.includes(hash));
  const wasUpgraded = log.some(({ kind }) => kind === 'upgrade');
  const before = !wasUpgraded ? 0 : first === -1 ? views.length : first;
  const shown = views.slice(before);
  let found = 0;
  for (const hash of history) if (hash === shown[found]?.hash) found++;
  return { eye, before, shown: shown.length, found };
}

function kept({ deal }: MatchReport, promised: Promised): PromisedCheck | null {
  if (deal === null) return null;
  const { commitment, contributions } = promised;
  const replaced = contributions.filter(({ seat, text }) => deal.contributions[seat] !== text);
  return { ...promised, sameCommitment: deal.commitment === commitment, replaced: replaced.map(({ seat }) => seat) };
}
