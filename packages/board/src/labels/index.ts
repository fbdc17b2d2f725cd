/** What stands on a map, how large, and where its labels are: without a page, for pictures and for tests. */

export { type Box, boxAround, type Point } from '../geometry.ts';
export { type BoardMap, project } from '../map/project.ts';
export { reaches } from '../map/reaches.ts';
export { alongRoute, type Stop } from '../map/route.ts';
export { type CirclePlaces, type CircleSizes, circleLabels, circlesOn } from './circle-board.ts';
export { codesAt, type LabelPlace, type LabelPlan, type LabelPlans, placeOf } from './plan.ts';
export { flagSide, type Label, type LabelSpec, type Sizing, sizeAt } from './spec.ts';
