import { gzipSync } from 'node:zlib';
import { test } from 'vitest';
import { NORTH_AMERICA } from '../../rules/data/north-america.ts';
import { designProblems } from '../support/design-board.ts';
import { MAP_MODULE } from '../support/design-plane.ts';
test('x', () => { console.log(gzipSync(MAP_MODULE).length, designProblems(NORTH_AMERICA)); });
