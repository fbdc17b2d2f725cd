/** Verifies a match file: its form, its log by the rules, its result, its luck, and what each eye could see. */

import { same, shortHash } from '../canonical.ts';
import type { Digest } from '../chance/keyed.ts';
import type { Game, Outcome, Shapes } from '../game.ts';
import { type Deal, dealOf, dealProblems } from './deal.ts';
import { baseOf, type Entry, versionOf } from './entries.ts';
import { foldLog } from './fold.ts';
import { auditLeaks, type LeakAudit, type Progress } from './leak-audit.ts';
import { type MatchFile, parseMatchFile } from './match-file.ts';

const CHECKS = ['form', 'log', 'outcome', 'contributions', 'commitment', 'draws', 'secrecy'] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Check {
  readonly name: CheckName;
  /** Null for an impossible check: one it depends on failed, or the match was played by other rules. */
  readonly ok: boolean | null;
  readonly problems: readonly string[];
}

export interface Verification {
  readonly ok: boolean;
  readonly problems: readonly string[];
  readonly entries: number;
  readonly acts: number;
  readonly draws: number;
  readonly outcome: Outcome | null;
  readonly hash: string | null;
  /**
   * The index of the last upgrade or branch, if any. Acts before it were made under older rules or in another match: they
   * and the state after them are not checked. Draws are checked in all entries.
   */
  readonly uncheckedBefore: number | null;
  /** A what-if, not a match that was played. */
  readonly branch: boolean;
  /** The log has an end; one without may be cut off. */
  readonly ended: boolean;
  /** The version at its end, if these rules have another: then only form and luck can be checked. */
  readonly otherRules: number | null;
}

/** All checks of a match, with the values they used. */
export interface MatchReport extends Verification {
  readonly checks: readonly Check[];
  readonly deal: Deal | null;
  readonly audit: LeakAudit | null;
}

/** Replays the log under the rules, from its last upgrade on, and recomputes every draw from the published key. */
export function verifyMatch<T extends Shapes>(game: Game<T>, input: unknown, digest: Digest): Verification {
  return examine(game, input, digest).found;
}

/** The same, with an audit of every eye's views. It takes long and yields its progress. */
export function* verifyWhole<T extends Shapes>(
  game: Game<T>,
  input: unknown,
  digest: Digest,
): Generator<Progress, MatchReport, void> {
  const { file, found, checks, deal } = examine(game, input, digest);
  const follows = checks.find(({ name }) => name === 'log')?.ok === true;
  const audit = file !== null && follows ? yield* auditLeaks(game, file.log, digest) : null;
  const secrecy = audit === null ? unchecked('secrecy') : check('secrecy', audit.problems);
  return {
    ...found,
    ok: found.ok && secrecy.ok !== false,
    problems: [...found.problems, ...secrecy.problems],
    checks: [...checks, secrecy],
    deal,
    audit,
  };
}

interface Examined<T extends Shapes> {
  readonly file: MatchFile<T> | null;
  readonly found: Verification;
  /** All checks except the audit. */
  readonly checks: readonly Check[];
  readonly deal: Deal | null;
}

function examine<T extends Shapes>(game: Game<T>, input: unknown, digest: Digest): Examined<T> {
  const parsed = parseMatchFile(game, input);
  if (!parsed.ok) {
    const empty = { entries: 0, acts: 0, draws: 0, outcome: null, hash: null };
    const nothing = { ...empty, uncheckedBefore: null, branch: false, ended: false, otherRules: null };
    const rest = CHECKS.slice(1, -1).map(unchecked);
    const found = { ok: false, problems: [parsed.problem], ...nothing };
    return { file: null, found, checks: [check('form', [parsed.problem]), ...rest], deal: null };
  }
  const file = parsed.value;
  const played = replayed(game, file);
  const deal = dealOf(file, digest);
  const luck = deal === null ? null : dealProblems(deal);
  const checks = [check('form', []), ...played.checks, ...luckChecks(deal, luck)];
  const problems = checks.flatMap((each) => each.problems);
  const base = baseOf(file.log);
  return {
    file,
    checks,
    deal,
    found: {
      ok: problems.length === 0,
      problems,
      entries: file.log.length,
      acts: file.log.filter((entry) => entry.kind === 'act').length,
      draws: file.log.reduce((sum, entry) => sum + drawsIn(entry), 0),
      outcome: played.outcome,
      hash: played.hash,
      uncheckedBefore: base === 0 ? null : base,
      branch: file.log.some(({ kind }) => kind === 'branch'),
      ended: file.log.at(-1)?.kind === 'end',
      otherRules: played.otherRules,
    },
  };
}

function replayed<T extends Shapes>(game: Game<T>, file: MatchFile<T>) {
  const version = versionOf(file.log) ?? game.version;
  if (version !== game.version) {
    const problem = `it ended under version ${version} of the rules, and these are version ${game.version}: its moves cannot be checked`;
    const log: Check = { name: 'log', ok: null, problems: [problem] };
    return { outcome: null, hash: null, otherRules: version, checks: [log, unchecked('outcome')] };
  }
  try {
    const { state } = foldLog(game, file.log);
    const outcome = game.outcome(state);
    const hash = shortHash(state);
    const problems: string[] = [];
    if (hash !== file.hash) problems.push(`the log leads to state ${hash}, the file says ${file.hash}`);
    if (!same(outcome, file.outcome)) problems.push('the log leads to another outcome than the file says');
    return { outcome, hash, otherRules: null, checks: [check('log', []), check('outcome', problems)] };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { outcome: null, hash: null, otherRules: null, checks: [check('log', [problem]), unchecked('outcome')] };
  }
}

function luckChecks(deal: Deal | null, luck: ReturnType<typeof dealProblems> | null): Check[] {
  if (deal === null || luck === null) return [unchecked('contributions'), unchecked('commitment'), unchecked('draws')];
  const { contributions, commitment, draws } = luck;
  return [
    check('contributions', contributions),
    contributions.length > 0 ? unchecked('commitment') : check('commitment', commitment),
    deal.wrong === null ? unchecked('draws') : check('draws', draws),
  ];
}

function check(name: CheckName, problems: readonly string[]): Check {
  return { name, ok: problems.length === 0, problems };
}

function unchecked(name: CheckName): Check {
  return { name, ok: null, problems: [] };
}

function drawsIn<T extends Shapes>(entry: Entry<T>): number {
  return entry.kind === 'start' || entry.kind === 'act' ? entry.draws.length : 0;
}
