/** A copy to try things out on, without anybody being asked (CF-1.8). */

import { type Config, cooperativeFlights, type State } from '@tarmac/connecting-flights-cooperative/rules';

const withoutConsent = new WeakMap<Config, Config>();

export function freeCopy(state: State): State {
  const copy = cooperativeFlights.clone(state);
  if (!copy.config.consent) return copy;
  let config = withoutConsent.get(copy.config);
  if (config === undefined) {
    config = { ...copy.config, consent: false };
    withoutConsent.set(copy.config, config);
  }
  return { ...copy, config };
}
