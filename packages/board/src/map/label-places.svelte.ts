/** The places of a board's labels: computed ahead for the boards that come with a game, else in the page. */

import { codesAt, type LabelPlace, type LabelPlan, type LabelPlans, placeOf } from '../labels/plan.ts';
import type { LabelSpec } from '../labels/spec.ts';

interface Labelled {
  readonly plans: LabelPlans;
  readonly board: string;
  readonly language: string;
  readonly spec: LabelSpec;
}

/** `read` returns what is shown now. */
export function makeLabelPlaces(read: () => Labelled) {
  let made = $state.raw<{ readonly spec: LabelSpec; readonly plan: LabelPlan } | null>(null);
  const known = $derived.by(() => {
    const { plans, board, language, spec } = read();
    const plan = Object.hasOwn(plans, board) ? plans[board] : undefined;
    // A board of one's own may have any name.
    return plan?.[language]?.[0]?.length === 2 * spec.labels.length ? plan : null;
  });

  $effect(() => {
    const { spec } = read();
    if (known !== null || made?.spec === spec) return;
    void import('../labels/place-labels.ts').then(({ placeLabels }) => {
      made = { spec, plan: placeLabels(spec, Object.keys(spec.labels[0]?.text ?? {}), 'quickly') };
    });
  });

  return {
    /** By label, for a zoom. Empty until they are known. */
    at(zoom: number): ReadonlyMap<string, LabelPlace> {
      const { language, spec } = read();
      const plan = known ?? (made?.spec === spec ? made.plan : null);
      const codes = codesAt(plan?.[language] ?? [], zoom);
      return new Map(
        spec.labels.flatMap(({ id, radius }, index) => {
          const code = codes[index];
          return code === undefined ? [] : [[id, placeOf(code, radius)] as const];
        }),
      );
    },
  };
}
