/** What the picture of the cooperative game has to say besides the sentences: headings, buttons, names of what can be tapped. */

import type { DemandKind, Phase } from '@tarmac/connecting-flights-cooperative/rules';
import type { Continent } from '@tarmac/flights/rules';
import type { SharedBoardWords } from '@tarmac/flights/text';

export interface BoardWords extends SharedBoardWords {
  /** What is to be done next. */
  readonly next: {
    readonly place: (continent: string) => string;
    readonly first: (hand: string | null) => string;
    readonly take: (left: number, hand: string | null) => string;
    readonly market: string;
    readonly flights: string;
    readonly further: string;
    readonly consent: string;
  };
  readonly hands: string;
  /** For whom something is bought. */
  readonly forHand: string;
  readonly pawns: {
    /** The colour of a pawn by a letter, where there is room for no more. */
    readonly letters: Readonly<Record<Continent, string>>;
    /** 'two pawns for Africa' */
    readonly waiting: (count: number, continent: string) => string;
    readonly nobody: string;
    readonly home: string;
    readonly onBoard: string;
    readonly toCome: string;
    readonly homeOf: (count: number) => string;
    readonly onBoardOf: (count: number) => string;
    readonly toComeOf: (count: number) => string;
    readonly colours: string;
    readonly colourOf: (continent: string, count: number, all: number) => string;
    readonly crowded: string;
    readonly nearlyCrowded: string;
    readonly full: string;
    readonly nearlyFull: string;
  };
  readonly track: {
    readonly title: string;
    readonly roundOf: (round: number, rounds: number) => string;
    readonly phase: Readonly<Record<Phase, string>>;
    readonly demand: Readonly<Record<DemandKind, string>>;
    readonly brings: (round: number, demand: string | null, pawns: number) => string;
    readonly extra: (demand: string) => string;
    readonly last: string;
  };
  readonly charter: {
    readonly title: string;
    readonly next: (coins: number) => string;
    readonly none: string;
    readonly made: (count: number) => string;
  };
  readonly forecast: {
    readonly title: string;
    readonly nothing: string;
    readonly due: (coins: number) => string;
    readonly crowded: (cities: readonly string[]) => string;
    readonly full: (continents: readonly string[]) => string;
    readonly unequal: string;
    readonly interest: (coins: number) => string;
    readonly carbon: (coins: number) => string;
    readonly closed: (continent: string, until: number) => string;
  };
  readonly market: {
    readonly title: string;
    readonly display: string;
    readonly renew: string;
    readonly empty: string;
    readonly electric: string;
    readonly trucks: string;
    readonly left: (count: number) => string;
    readonly airports: string;
    readonly airportsAbout: string;
    readonly airport: (coins: number) => string;
    readonly rights: (coins: number) => string;
    readonly rightsAbout: string;
    readonly done: string;
    readonly bestNow: (pawns: number) => string;
    readonly noElectric: string;
  };
  readonly flights: { readonly title: string; readonly done: string };
  readonly cards: {
    readonly rights: string;
    readonly used: string;
    readonly usedTrucks: (capacities: readonly number[]) => string;
    readonly count: (cards: number) => string;
  };
  readonly first: {
    readonly title: string;
    readonly from: string;
    readonly to: string;
    readonly any: string;
    readonly free: string;
    readonly clear: string;
  };
  readonly place: { readonly title: string; readonly about: string };
  readonly take: { readonly title: string; readonly about: string; readonly left: (count: number) => string };
  readonly further: {
    readonly title: string;
    readonly about: (demand: string, pawns: number, coins: number) => string;
    readonly draw: (coins: number) => string;
    readonly leave: string;
  };
  readonly consent: {
    readonly title: string;
    readonly proposes: (name: string) => string;
    readonly agree: string;
    readonly disagree: string;
    readonly withdraw: string;
    readonly agreed: string;
    readonly asked: string;
    readonly left: (proposals: number) => string;
  };
  /** What a choice would do. */
  readonly effect: {
    readonly change: (from: string, to: string) => string;
    readonly coins: string;
    readonly best: string;
    readonly home: (pawns: number) => string;
    readonly left: string;
    readonly due: string;
    readonly asks: string;
    readonly unknownDisplay: string;
    readonly unknownDemand: string;
  };
  readonly airport: {
    readonly prices: (coins: number, rights: number) => string;
    readonly ownedBy: (name: string) => string;
    readonly rightsOf: (name: string) => string;
    readonly supply: (cards: number) => string;
    /** How likely the next departure card names it. */
    readonly likely: (share: number) => string;
  };
  /** The board as a list. */
  readonly listed: {
    readonly title: string;
    readonly filter: string;
    readonly allContinents: string;
    readonly onlyPossible: string;
    readonly cities: string;
    readonly hands: string;
    readonly fuelTo: (continent: string, fuel: number) => string;
    readonly possible: (count: number) => string;
    readonly none: string;
  };
}
