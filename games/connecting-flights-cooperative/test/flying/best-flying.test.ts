import { flyingIsBest } from './best-flying.ts';

flyingIsBest(25);
