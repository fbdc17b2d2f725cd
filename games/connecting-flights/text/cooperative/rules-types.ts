/** The types of the rules, until the package exports them by name. */

export type { Action, Load, Of } from '../../rules/cooperative/actions.ts';
export type { Board, DemandKind } from '../../rules/cooperative/board.ts';
export type { Config, Difficulty, ScenarioId } from '../../rules/cooperative/config.ts';
export type { News, Placed } from '../../rules/cooperative/news.ts';
export type { RefusalCode } from '../../rules/cooperative/refusals.ts';
export type { Flight, Frame, Phase } from '../../rules/cooperative/state.ts';
export type { View } from '../../rules/cooperative/view-types.ts';
