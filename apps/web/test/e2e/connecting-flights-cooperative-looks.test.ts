/** Every state of the table of the cooperative Connecting Flights, looked at. */

import { shown } from '../games/connecting-flights-cooperative-states.ts';
import { looksSuite } from '../suites/looks.ts';
import { stage } from '../support/stage.ts';

looksSuite(stage(), shown);
