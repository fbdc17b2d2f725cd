/** Every state of the table of Airlines Europe, looked at, and its map on every screen. */

import { match } from '../games/airlines-europe-matches.ts';
import { shown } from '../games/airlines-europe-states.ts';
import { looksSuite } from '../suites/looks.ts';
import { mapSuite } from '../suites/map.ts';
import { stage } from '../support/stage.ts';

const here = stage();

looksSuite(here, shown);
mapSuite(here, 'Airlines Europe', async () => match('late'), /space \d+ → \d+/);
