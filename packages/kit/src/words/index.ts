/** What the texts of all games share: small grammar, and the sentence in which a bot explains itself. */

export { de, type List, listIn, NBSP, placings, pluralIn, tally, times } from './grammar.ts';
export type { LabGroupWords, LabWords } from './lab.ts';
export { type Explanation, explanation, type ReasonTexts } from './reasons.ts';
export { EN_VERDICTS, FR_VERDICTS } from './verdicts.ts';
