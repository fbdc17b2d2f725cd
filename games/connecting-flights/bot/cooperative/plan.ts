/** The planner of the team, as a bot: ideas for what to do next, where there is time played out to the end. */

import type { Bot, Budget, Candidate, Decision, Limits, Reason } from '@tarmac/bots';
import {
  type Action,
  type CooperativeFlights,
  cooperativeFlights,
  type State,
  tablesOf,
} from '@tarmac/connecting-flights/cooperative/rules';
import { type Chance, fastChance, same } from '@tarmac/kit';
import { freeCopy } from './free-copy.ts';
import { type Diligence, type Idea, ideasFor, type Workshop } from './ideas.ts';
import { chanceOf, logOddsPerPawn, slackOf } from './odds.ts';
import { makePending } from './pending.ts';
import type { Prospect } from './prospect.ts';
import { type Played, playEach } from './simulate.ts';
import { TERMS } from './terms.ts';
import { workshopFor } from './workshops.ts';

/** `simulations`: games played out; with one, nothing is. `rounds`: how far ahead the flights of later rounds are thought of. */
function diligenceOf({ simulations, rounds, candidates }: Limits): Diligence {
  const market = { horizon: rounds, tries: 50, laterTries: 20, close: candidates };
  return { sequences: 4, market, nodes: 3000, alternatives: simulations > 1 };
}

export function planner(limits: Limits): Bot<CooperativeFlights> {
  const diligence = diligenceOf(limits);
  const pending = makePending();
  return (view, actions, budget, chance) => {
    const state = freeCopy(cooperativeFlights.imagine(view, chance));
    const workshop = workshopFor(tablesOf(state.config.board));
    if (state.frame.kind === 'consent') return answer(workshop, state, actions, diligence);
    // Whoever plays games out looks anew each time.
    const isQuick = budget.simulations <= 1;
    const begun = isQuick ? pending.next(state, actions) : null;
    if (begun !== null) return { action: begun, candidates: [unjudged(begun)] };
    const ideas = ideasFor(workshop, state, actions, diligence).slice(0, limits.candidates);
    if (ideas.length === 0) return { action: fallback(actions), candidates: [] };
    const decision = choose(workshop, state, ideas, limits, budget, chance);
    const chosen = ideas.find((idea) => same(idea.actions[0], decision.action));
    if (isQuick && chosen !== undefined && chosen.actions.length > 1) pending.expect(state, chosen.actions);
    return decision;
  };
}

/** A step of what was judged before. */
function unjudged(action: Action): Candidate<Action> {
  return { action, value: 0.5, error: 0.5, points: 0, pointsError: 0, reasons: [] };
}

function fallback(actions: readonly Action[]): Action {
  return actions.find(({ type }) => type === 'pass') ?? (actions[0] as Action);
}

function choose(
  workshop: Workshop,
  state: State,
  ideas: readonly Idea[],
  limits: Limits,
  budget: Budget,
  chance: Chance,
): Decision<Action> {
  const glances = ideas.map(({ prospect }) => chanceOf(state.round, slackOf(state, prospect)));
  const isSetup = state.round === 0;
  const played = budget.simulations > 1 && !isSetup ? playEach(workshop, state, ideas, glances, budget, chance) : null;
  const judged = ideas.map((idea, place) => ({ idea, ...verdictOf(glances[place] as number, played?.[place]) }));
  judged.sort((a, b) => b.games - a.games || b.value - a.value);
  const candidates = judged.map(({ idea, value, error, points, pointsError }, place): Candidate<Action> => {
    const other = judged[place === 0 ? 1 : 0];
    const reasons = other === undefined ? [] : reasonsFor(state, idea.prospect, other.idea.prospect);
    return { action: idea.actions[0] as Action, value, error, points, pointsError, reasons };
  });
  return { action: pickWarm(candidates, limits.temperature, chance), candidates };
}

/** A glance counts like so many games. */
const GLANCE = 12;
/** Of a glance that nothing was played out for. */
const GLANCE_ERROR = 0.15;

function verdictOf(glance: number, played: Played | undefined) {
  const games = played?.games ?? 0;
  if (played === undefined || games === 0) {
    return { games, value: glance, error: GLANCE_ERROR, points: 0, pointsError: 0 };
  }
  const share = played.won / games;
  const value = (played.won + GLANCE * glance) / (games + GLANCE);
  // Never 0: nobody knows what games not played would have brought.
  const error = Math.sqrt(Math.max(share * (1 - share), 0.25 / games) / games);
  const points = played.home / games;
  const spread = Math.max(0, played.homeSquares / games - points * points);
  return { games, value, error, points, pointsError: Math.sqrt(spread / games) };
}

function reasonsFor(state: State, one: Prospect, other: Prospect): Reason[] {
  const perPawn = logOddsPerPawn(state.round);
  return TERMS.map((term) => ({ term, gain: perPawn * (one[term] - other[term]) })).sort(
    (a, b) => Math.abs(b.gain) - Math.abs(a.gain),
  );
}

/** The win chance that a proposal must cost before it is refused. */
const CLEARLY = 0.08;

/** CF-1.8 what the team would do with it against what it would do without. */
function answer(
  workshop: Workshop,
  state: State,
  actions: readonly Action[],
  diligence: Diligence,
): Decision<Action> {
  const { frame } = state;
  if (frame.kind !== 'consent') throw new Error('nothing is proposed');
  const without: State = { ...state, frame: { kind: frame.within } };
  const done = freeCopy(without);
  cooperativeFlights.apply(done, frame.by, frame.action, fastChance(state.round));
  const best = (of: State) => ideasFor(workshop, of, cooperativeFlights.actions(of, 0), diligence)[0];
  const [refused, agreed] = [best(without), best(done)];
  const value = (of: State, idea: Idea | undefined) =>
    idea === undefined ? 0.5 : chanceOf(of.round, slackOf(of, idea.prospect));
  const values = { true: value(done, agreed), false: value(without, refused) };
  const agree = values.true >= values.false - CLEARLY;
  const candidates = actions
    .flatMap((action): Candidate<Action>[] => {
      if (action.type !== 'consent') return [];
      const [mine, others] = action.agree ? [agreed, refused] : [refused, agreed];
      const reasons = mine && others ? reasonsFor(state, mine.prospect, others.prospect) : [];
      const value = values[`${action.agree}`];
      return [{ action, value, error: GLANCE_ERROR, points: 0, pointsError: 0, reasons }];
    })
    .sort((a, b) => Number(isFor(b.action, agree)) - Number(isFor(a.action, agree)));
  return { action: candidates[0]?.action ?? fallback(actions), candidates };
}

function isFor(action: Action, agree: boolean): boolean {
  return action.type === 'consent' && action.agree === agree;
}

const GRAIN = 2 ** 30;

/** The warmer, the likelier what is nearly as good; by steps that every engine rounds alike. */
function pickWarm(candidates: readonly Candidate<Action>[], temperature: number, chance: Chance): Action {
  const best = candidates[0] as Candidate<Action>;
  if (temperature === 0) return best.action;
  const weights = candidates.map(({ value }) => {
    const behind = Math.max(0, best.value - value) / temperature;
    return 1 / (1 + behind * behind * behind * behind);
  });
  let left = (chance.draw(GRAIN) / GRAIN) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return (candidates[index] as Candidate<Action>).action;
  }
  return best.action;
}
