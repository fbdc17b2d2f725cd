import { plansAreBest } from './best-plan.ts';

plansAreBest(30);
