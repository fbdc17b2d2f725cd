/** A node cut off from PostgreSQL for a quarter of a minute, in every way, while twenty matches are played. */

import { beforeAll, test } from 'vitest';
import { useOwnPostgres } from '../storage/dialects.ts';
import { cutOff } from './cutting.ts';
import { build } from './node-process.ts';
import type { Weather } from './way.ts';

const MATCHES = 20;
const SECONDS = 15;
const postgres = useOwnPostgres();
beforeAll(build);

const WEATHERS: readonly [Weather, boolean][] = [
  [{ kind: 'refuse' }, true],
  [{ kind: 'delay', milliseconds: 500 }, false],
  [{ kind: 'half-close' }, true],
  [{ kind: 'drop' }, true],
  [{ kind: 'drop', from: 'commit' }, true],
];

test.each(WEATHERS)('%o', async (weather, isUnready) => {
  const cut = { weather, seconds: SECONDS, isUnready };
  const courses = await cutOff(await postgres().createDatabase(), MATCHES, [cut, cut]);
  process.stdout.write(`${JSON.stringify({ weather, courses })}\n`);
});
