/** The names of the checks that fail. */

import type { Check } from '@tarmac/kit/conformance';

export function failing(checks: readonly Check[]): string[] {
  return checks.flatMap(({ name, run }) => {
    try {
      run();
      return [];
    } catch {
      return [name];
    }
  });
}
