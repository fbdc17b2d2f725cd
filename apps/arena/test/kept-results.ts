/** The results kept in the repository. */

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readResults } from '../src/tournament/result-file.ts';

const folder = fileURLToPath(new URL('../results/', import.meta.url));

export const KEPT = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

export const keptResults = (name: string) => readResults(`${folder}${name}.json`, name);
