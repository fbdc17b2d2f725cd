/** What the solver reads of a state; a view has it too. */

import type { State } from '@tarmac/connecting-flights-cooperative/rules';

export type Flyable = Readonly<
  Pick<State, 'config' | 'seats' | 'round' | 'coins' | 'charters' | 'flights'> & {
    where: readonly number[];
    rightsOf: readonly number[];
    trucks: readonly (readonly number[])[];
    pawns: readonly number[];
  }
>;
