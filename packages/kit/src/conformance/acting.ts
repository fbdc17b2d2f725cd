/** Test helpers for single actions and refusals of a game. */

import { canonical, same } from '../canonical.ts';
import type { Chance } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import type { Eye, Game, Refusal, Seat, Shapes } from '../game.ts';
import { step } from '../step.ts';
import type { Fate } from './fated.ts';

interface Played extends Shapes {
  state: { readonly frame: { readonly kind: string } };
  action: { readonly type: string };
  news: { readonly kind: string };
}

export interface Heard<T extends Shapes> {
  readonly state: T['state'];
  readonly news: T['news'][];
}

/** A Chance, or the exact list of draws, in order. */
export type Luck<Fated> = Chance | readonly Fated[];

interface ActingPlan<T extends Played, Fated, Code extends string> {
  readonly game: Game<T>;
  /** The rules cited by each refusal. */
  readonly refusals: Readonly<Record<Code, string | readonly string[]>>;
  /** The Chance that deals the script; `act` is the act before its draws. */
  readonly fate: (state: T['state'], script: readonly Fated[], act?: readonly [Seat, T['action']]) => Fate;
}

type OfKind<News, K> = Extract<News, { kind: K }>;

export interface Acting<T extends Played, Fated, Code extends string> {
  /** A sound state must stay sound: no test may lose a card. */
  actAndHear(state: T['state'], seat: Seat, action: T['action'], luck?: Luck<Fated>): Heard<T>;
  act(state: T['state'], seat: Seat, action: T['action'], luck?: Luck<Fated>): T['state'];
  /** Acts one after another, with one luck for all of them. */
  playAndHear(state: T['state'], acts: readonly (readonly [Seat, T['action']])[], luck?: Luck<Fated>): Heard<T>;
  /** The refusal; the state must not change. */
  refusalOf(state: T['state'], seat: Seat, action: T['action']): Refusal;
  /** `rule` chooses the cited rule of a code that stands for several. */
  expectRefusal(state: T['state'], seat: Seat, action: T['action'], code: Code, rule?: string): void;
  /** Expects a malformed or illegal action. */
  expectImpossible(state: T['state'], seat: Seat, input: unknown): void;
  expectAllowed(state: T['state'], seat: Seat, action: T['action']): void;
  isListed(state: T['state'], seat: Seat, action: T['action']): boolean;
  kindsListed(state: T['state'], seat?: Seat): string[];
  seatsToAct(state: T['state']): Seat[];
  newsOf<K extends T['news']['kind']>(news: readonly T['news'][], kind: K): OfKind<T['news'], K>[];
  frameKind(state: T['state']): string;
  /** The part of the news for this eye. */
  heard(news: readonly T['news'][], eye: Eye): T['news'][];
}

export function actingIn<T extends Played, Fated, Code extends string>(
  plan: ActingPlan<T, Fated, Code>,
): Acting<T, Fated, Code> {
  const { game, refusals, fate } = plan;
  type State = T['state'];
  type Action = T['action'];

  function actAndHear(state: State, seat: Seat, action: Action, luck: Luck<Fated> = fastChance(1)): Heard<T> {
    const isSound = game.audit(state).length === 0;
    const fated = 'draw' in luck ? null : fate(state, luck, [seat, action]);
    const stepped = step(game, state, seat, action, fated ?? (luck as Chance));
    if (!stepped.ok) throw new Error(`seat ${seat} may not ${canonical(action)}: ${canonical(stepped.refusal)}`);
    fated?.finish();
    const problems = isSound ? game.audit(stepped.state) : [];
    if (problems.length > 0) throw new Error(`${canonical(action)} by seat ${seat} breaks: ${problems.join('; ')}`);
    return { state: stepped.state, news: stepped.news };
  }

  function refusalOf(state: State, seat: Seat, action: Action): Refusal {
    const before = canonical(state);
    const refusal = game.check(state, seat, action);
    const act = `${canonical(action)} by seat ${seat}`;
    if (refusal === null) throw new Error(`${act} is not refused`);
    if (step(game, state, seat, action, fastChance(1)).ok) throw new Error(`${act} is refused and done`);
    if (isListed(state, seat, action)) throw new Error(`${act} is refused and listed`);
    if (canonical(state) !== before) throw new Error(`${act} is refused and changes something`);
    return refusal;
  }

  function isListed(state: State, seat: Seat, action: Action): boolean {
    return game.actions(state, seat).some((listed) => same(listed, action));
  }

  return {
    actAndHear,
    refusalOf,
    isListed,
    act: (state, seat, action, luck) => actAndHear(state, seat, action, luck).state,
    playAndHear(state, acts, luck = fastChance(1)) {
      const fated = 'draw' in luck ? null : fate(state, luck);
      const news: T['news'][] = [];
      let now = state;
      for (const [seat, action] of acts) {
        const heard = actAndHear(now, seat, action, fated ?? luck);
        now = heard.state;
        news.push(...heard.news);
      }
      fated?.finish();
      return { state: now, news };
    },
    expectRefusal(state, seat, action, code, rule) {
      const refusal = refusalOf(state, seat, action);
      const rules = rule === undefined ? [refusals[code]].flat() : [rule];
      if (refusal.code !== code || !rules.includes(refusal.rule))
        throw new Error(
          `${canonical(action)} by seat ${seat} should be ${code} by ${rules.join()}, and is ${canonical(refusal)}`,
        );
    },
    expectImpossible(state, seat, input) {
      const parsed = game.parseAction(input);
      if (parsed.ok && game.check(state, seat, parsed.value) === null)
        throw new Error(`${canonical(input)} by seat ${seat} is possible`);
    },
    expectAllowed(state, seat, action) {
      const refusal = game.check(state, seat, action);
      if (refusal !== null) throw new Error(`${canonical(action)} by seat ${seat} is refused: ${canonical(refusal)}`);
    },
    kindsListed: (state, seat = 0) => [...new Set(game.actions(state, seat).map(({ type }) => type))].sort(),
    seatsToAct: (state) => [...game.toAct(state).seats],
    newsOf: (news, kind) => news.filter((item): item is OfKind<T['news'], typeof kind> => item.kind === kind),
    frameKind: (state) => state.frame.kind,
    heard: (news, eye) => news.map((item) => game.tell(item, eye)).filter((item) => item !== null),
  };
}
