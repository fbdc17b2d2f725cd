/** HTTP requests to the server. Failures are answers too: nothing here throws. */

import { PROBLEMS, type Problem, type ProblemBody } from '@tarmac/wire/page';
import type { PageAnswer, PageProblem } from '../backend/backend.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** After this time the server counts as unreachable. */
const MILLISECONDS = 20_000;

/** The value is undefined for an empty answer. */
export async function call<T = undefined>(method: Method, path: string, body?: unknown): Promise<PageAnswer<T>> {
  const answer = await callText(method, path, body);
  if (!answer.ok) return answer;
  if (answer.value === '') return { ok: true, value: undefined as T };
  const value = jsonOf(answer.value);
  return value === undefined ? { ok: false, problem: 'broken' } : { ok: true, value: value as T };
}

/** The same, with the answer as text. */
export async function callText(method: Method, path: string, body?: unknown): Promise<PageAnswer<string>> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(path, { method, ...sent, signal: AbortSignal.timeout(MILLISECONDS) });
    const text = await response.text();
    return response.ok ? { ok: true, value: text } : { ok: false, ...problemOf(response.status, text) };
  } catch {
    return { ok: false, problem: 'offline' };
  }
}

/** Proxies between page and server may answer with bodies of their own. */
function problemOf(status: number, text: string): { readonly problem: PageProblem; readonly detail?: string } {
  const { problem, detail } = (jsonOf(text) ?? {}) as Partial<ProblemBody>;
  if (problem === undefined) return { problem: status >= 500 ? 'unavailable' : 'broken', detail: `HTTP ${status}` };
  const known: PageProblem = isProblem(problem) ? problem : 'other-version';
  return detail === undefined ? { problem: known } : { problem: known, detail };
}

function isProblem(text: string): text is Problem {
  return Object.hasOwn(PROBLEMS, text);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
