/** What a button says. */

import type { Action } from '@tarmac/connecting-flights/cooperative/rules';
import type { Language } from '../languages.ts';
import { TEXTS } from './names.ts';
import type { ActionContext, Names } from './words.ts';

export function describeAction(language: Language, action: Action, names: Names, context: ActionContext = {}): string {
  // The entry looked up by an action's own tag takes that action, which TypeScript cannot follow.
  const label = TEXTS[language].actions[action.type] as (
    action: Action,
    names: Names,
    context: ActionContext,
  ) => string;
  return label(action, names, context);
}
