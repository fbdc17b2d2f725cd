/** The shared texts of both games, in every language. */

export { cardNamesOn } from './card-names.ts';
export type { SharedBoardWords } from './en-shared-board.ts';
export { capital, estimated, small } from './grammar.ts';
export { LAB_GOODS, roundName } from './lab-goods.ts';
export { LANGUAGES, type Language } from './languages.ts';
export { CONTINENT_ORDER } from './orders.ts';
export type { CardNames, SharedText } from './shared-words.ts';
