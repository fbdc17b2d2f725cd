/** How a bot compares actions, in every language: of an explanation all that is the same in every game. */

import { de, estimated, NBSP } from './grammar.ts';
import type { VerdictTexts } from './reasons.ts';

export const EN_VERDICTS: VerdictTexts = {
  figures: (winPercent, points) =>
    `Win share ${estimated(winPercent, `${NBSP}%`)}, ${estimated(points)} points at the end`,
  only: (doing) => `${doing} is the only serious choice.`,
  compared: {
    better: (doing, other) => `${doing} is better than ${other}`,
    close: (doing, other) => `${doing} is about as good as ${other}`,
    worse: (doing, other) => `${doing} is less good than ${other}`,
  },
  because: (verdict, clause) => `${verdict}: it ${clause}.`,
  but: (verdict, clause) => `${verdict}, but ${clause}.`,
  although: (verdict, clause) => `${verdict}, although it ${clause}.`,
};

export const FR_VERDICTS: VerdictTexts = {
  figures: (winPercent, points) =>
    `Chances de gagner ${estimated(winPercent, `${NBSP}%`)}, ${estimated(points)} points à la fin`,
  only: (doing) => `${doing} est le seul choix sérieux.`,
  compared: {
    better: (doing, other) => `${doing} vaut mieux que ${de(other)}`,
    close: (doing, other) => `${doing} vaut à peu près autant que ${de(other)}`,
    worse: (doing, other) => `${doing} vaut moins que ${de(other)}`,
  },
  because: (verdict, clause) => `${verdict}\u202f: cela ${clause}.`,
  but: (verdict, clause) => `${verdict}, mais ${clause}.`,
  although: (verdict, clause) => `${verdict}, même si cela ${clause}.`,
};
