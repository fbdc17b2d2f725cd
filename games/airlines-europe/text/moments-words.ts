/** What the scoring moment, the end screen and the board as a list have to say besides the sentences of the log. */

import type { Share } from '@tarmac/airlines-europe/rules';
import type { EndWords as CommonEndWords, BoardListWords as CommonListWords, ScoringWords } from '@tarmac/kit/words';

interface EndWords extends CommonEndWords<'AE-8.7' | 'AE-4.11'> {
  readonly startPoints: string;
  readonly tieBroken: (points: number, names: readonly string[], abacus: readonly number[]) => string;
  readonly tieShared: (points: number, names: readonly string[], abacus: number) => string;
  /** Axis of a chart. */
  readonly spaces: string;
  readonly bestPayout: (scoring: number, name: string, share: Share, points: number) => string;
}

interface BoardListWords extends CommonListWords {
  readonly home: (share: Share) => string;
  readonly bonus: (share: Share, spaces: number) => string;
  readonly to: (city: string) => string;
  readonly remote: string;
  readonly licence: (number: number, cost: string) => string;
  readonly banned: string;
  readonly buyFor: (share: Share) => string;
  readonly ban: string;
}

export interface MomentWords {
  readonly scoring: ScoringWords;
  readonly end: EndWords;
  readonly list: BoardListWords;
}
