/** Pictures of every game: its pages, its lesson, and its table in every kind of decision, moment and size. */

import { shown as airlinesEurope } from '../games/airlines-europe-states.ts';
import { shown as airlines } from '../games/airlines-states.ts';
import { shown as cooperative } from '../games/connecting-flights-cooperative-states.ts';
import { shown as connectingFlights } from '../games/connecting-flights-states.ts';
import { picturesSuite } from '../suites/pictures.ts';
import { stage } from '../support/stage.ts';

const here = stage();

picturesSuite(here, airlinesEurope);
picturesSuite(here, airlines);
picturesSuite(here, connectingFlights);
picturesSuite(here, cooperative);
