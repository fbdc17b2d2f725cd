import { setsAreBest } from './sets.ts';

setsAreBest(500, 22);
