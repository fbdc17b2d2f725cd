import { setsAreBest } from './sets.ts';

setsAreBest(100, 21);
