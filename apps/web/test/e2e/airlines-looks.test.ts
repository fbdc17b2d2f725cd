/** Every state of the table of Airlines, looked at, and its map on every screen. */

import { match } from '../games/airlines-matches.ts';
import { shown } from '../games/airlines-states.ts';
import { looksSuite } from '../suites/looks.ts';
import { mapSuite } from '../suites/map.ts';
import { stage } from '../support/stage.ts';

const here = stage();

looksSuite(here, shown);
mapSuite(here, 'Airlines', async () => match('late'), /(Worth|worth) \d/);
