/** Every state of the table of Connecting Flights, looked at. */

import { shown } from '../games/connecting-flights-states.ts';
import { looksSuite } from '../suites/looks.ts';
import { stage } from '../support/stage.ts';

looksSuite(stage(), shown);
