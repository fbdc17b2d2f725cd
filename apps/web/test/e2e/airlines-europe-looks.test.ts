/** Every state of the table of Airlines Europe, looked at. */

import { shown } from '../games/airlines-europe-states.ts';
import { looksSuite } from '../suites/looks.ts';
import { stage } from '../support/stage.ts';

looksSuite(stage(), shown);
