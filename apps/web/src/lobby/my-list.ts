/** All matches of a reader, on the server and in this browser, by urgency. */

import type { MyMatch } from '@tarmac/wire/page';
import { hasPeople } from '../attention/waiting.ts';
import type { LocalSummary } from '../worker/rules-api.ts';

export type Listed =
  | { readonly from: 'server'; readonly match: MyMatch }
  | { readonly from: 'browser'; readonly match: LocalSummary };

export const GROUPS = ['waiting', 'running', 'gathering', 'bots', 'over', 'whatIf'] as const;
export type Group = (typeof GROUPS)[number];

export const FILTERS = ['all', 'server', 'browser'] as const;
export type Filter = (typeof FILTERS)[number];

export function grouped(
  onServer: readonly MyMatch[],
  inBrowser: readonly LocalSummary[],
  filter: Filter,
): Readonly<Record<Group, readonly Listed[]>> {
  const all: Listed[] = [
    ...(filter === 'browser' ? [] : onServer.map((match): Listed => ({ from: 'server', match }))),
    ...(filter === 'server' ? [] : inBrowser.map((match): Listed => ({ from: 'browser', match }))),
  ];
  const groups: Record<Group, Listed[]> = { waiting: [], running: [], gathering: [], bots: [], over: [], whatIf: [] };
  for (const listed of all) groups[groupOf(listed)].push(listed);
  groups.waiting.sort((one, other) => deadlineOf(one) - deadlineOf(other));
  for (const group of [groups.running, groups.gathering, groups.bots, groups.over, groups.whatIf])
    group.sort((one, other) => timeOf(other) - timeOf(one));
  return groups;
}

/** A match in this browser waits for nobody: it continues when opened. Against bots alone it may also be left lying. */
function groupOf({ from, match }: Listed): Group {
  if (from === 'browser' && match.whatIf !== undefined) return 'whatIf';
  if (match.state === 'over') return 'over';
  if (from === 'browser') return hasPeople(match) ? 'running' : 'bots';
  if (match.owes) return 'waiting';
  return match.state === 'open' ? 'gathering' : 'running';
}

function deadlineOf({ from, match }: Listed): number {
  return from === 'server' && match.deadline !== null ? match.deadline : Number.POSITIVE_INFINITY;
}

function timeOf({ from, match }: Listed): number {
  return from === 'browser' ? match.changedAt : match.createdAt;
}
