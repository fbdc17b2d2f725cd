/** Every state of every table, looked at on a desktop and on a telephone, in both themes. */

import { shown as airlinesEurope } from '../games/airlines-europe-states.ts';
import { shown as airlines } from '../games/airlines-states.ts';
import { shown as cooperative } from '../games/connecting-flights-cooperative-states.ts';
import { shown as connectingFlights } from '../games/connecting-flights-states.ts';
import { looksSuite } from '../suites/looks.ts';
import { stage } from '../support/stage.ts';

const here = stage();

looksSuite(here, airlinesEurope, 'all');
looksSuite(here, airlines, 'all');
looksSuite(here, connectingFlights, 'all');
looksSuite(here, cooperative, 'all');
