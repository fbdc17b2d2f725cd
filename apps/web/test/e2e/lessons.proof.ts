/** The guided first games in French, of those that the tests follow in English alone. */

import { airlines } from '../games/airlines.ts';
import { airlinesEurope } from '../games/airlines-europe.ts';
import { cooperative } from '../games/connecting-flights-cooperative.ts';
import { frenchLessonSuite } from '../suites/lesson.ts';
import { stage } from '../support/stage.ts';

const here = stage();

for (const game of [airlinesEurope, airlines, cooperative]) frenchLessonSuite(here, game);
