/** The frozen test boards, read from their files. */

import { readFileSync } from 'node:fs';

export const FROZEN_BOARDS = ['frozen', 'cramped'] as const;

export function boardFile(name: (typeof FROZEN_BOARDS)[number]): unknown {
  return JSON.parse(readFileSync(new URL(`../boards/${name}.json`, import.meta.url), 'utf8'));
}
