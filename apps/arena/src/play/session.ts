/** One match as the loop sees it: what seats may do and what the player may know, the state itself kept inside. */

import {
  type By,
  botChoices,
  type Eye,
  type Game,
  type Parsed,
  type Refusal,
  type Seat,
  type Shapes,
  type ToAct,
} from '@tarmac/kit';
import type { Match } from '../match.ts';

export interface Session {
  /** Whether a seat can ever act without owing a decision. */
  readonly hasOptionalActions: boolean;
  toAct(): ToAct;
  view(eye: Eye): Shapes['view'];
  actions(seat: Seat): readonly Shapes['action'][];
  /** What a bot that owes a decision there is asked to choose from. */
  botChoices(seat: Seat): readonly Shapes['action'][];
  check(seat: Seat, action: Shapes['action']): Refusal | null;
  /** Returns what `eye` hears of it. */
  act(seat: Seat, action: Shapes['action'], eye: Eye): readonly Shapes['news'][];
  undo(seat: Seat): boolean;
  /** What `eye` hears of the setup. */
  opening(eye: Eye): readonly Shapes['news'][];
  /** An action written as JSON, for those who know its form. */
  parse(text: string): Parsed<Shapes['action']>;
}

export function sessionOf(game: Game, match: Match, person: Seat): Session {
  const { fold } = match;
  const by = (seat: Seat): By => (seat === person ? { kind: 'person', id: 'terminal' } : { kind: 'stand-in' });
  const heard = (news: readonly Shapes['news'][], eye: Eye) =>
    news.map((item) => game.tell(item, eye)).filter((item) => item !== null);
  return {
    hasOptionalActions: game.hasOptionalActions,
    toAct: () => game.toAct(fold.state),
    view: (eye) => game.view(fold.state, eye),
    actions: (seat) => game.actions(fold.state, seat),
    botChoices: (seat) => botChoices(game, fold.state, seat, fold.optionalInARow),
    check: (seat, action) => game.check(fold.state, seat, action),
    act: (seat, action, eye) => heard(match.act(seat, action, by(seat)), eye),
    undo: (seat) => match.undo(seat, by(seat)),
    opening: (eye) => heard(match.openingNews, eye),
    parse(text) {
      let input: unknown;
      try {
        input = JSON.parse(text);
      } catch (error) {
        return { ok: false, problem: (error as Error).message };
      }
      return game.parseAction(input);
    },
  };
}
