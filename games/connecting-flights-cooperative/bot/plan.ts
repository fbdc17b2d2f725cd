/** The planner of the team, as a bot: ideas for the next act, compared over demand if there is time. */

import type { Bot, Budget, Candidate, Decision, Limits, Reason } from '@tarmac/bots';
import {
  type Action,
  type CooperativeFlights,
  cooperativeFlights,
  type State,
  tablesOf,
} from '@tarmac/connecting-flights-cooperative/rules';
import { ROUNDS } from '@tarmac/flights/rules';
import { type Chance, fastChance, same } from '@tarmac/kit';
import { compareIdeas } from './compare.ts';
import { freeCopy } from './free-copy.ts';
import { ideasWith } from './given.ts';
import { type Diligence, ideasFor, type Workshop } from './ideas.ts';
import { chanceOf, leftOf, logOddsPerPawn, pawnsToCome, slackOf } from './odds.ts';
import { expectSteps, nextStep } from './pending.ts';
import type { Idea, Prospect } from './prospect.ts';
import { TERMS } from './terms.ts';
import { workshopFor } from './workshops.ts';

/**
 * `simulations`: ideas times sequences of demand; with one there is no comparison. `rounds`: the horizon of later
 * flights.
 */
export function diligenceOf({ simulations, rounds, candidates }: Limits): Diligence {
  const market = { horizon: rounds, tries: 50, laterTries: 20, close: candidates, hopes: true };
  return { sequences: 4, market, nodes: 3000, alternatives: simulations > 1 };
}

/** `always` is an action that is always judged; then nothing is remembered from other decisions. */
export function planner(limits: Limits, always?: Action): Bot<CooperativeFlights> {
  const diligence = diligenceOf(limits);
  return (view, actions, budget, chance) => {
    const state = freeCopy(cooperativeFlights.imagine(view, chance));
    const workshop = workshopFor(tablesOf(state.config.board));
    if (state.frame.kind === 'consent') return answer(workshop, state, actions, diligence);
    if (always !== undefined) {
      const ideas = ideasWith(workshop, state, actions, diligence, limits.candidates, always);
      if (ideas.length === 0) return { action: fallback(actions), candidates: [] };
      return choose(workshop, state, ideas, limits, budget, chance, always);
    }
    const begun = nextStep(state, actions);
    if (begun !== null && budget.simulations <= 1) return { action: begun, candidates: [unjudged(begun)] };
    const ideas = ideasFor(workshop, state, actions, diligence).slice(0, limits.candidates);
    if (ideas.length === 0) return { action: fallback(actions), candidates: [] };
    const decision = loyal(choose(workshop, state, ideas, limits, budget, chance), begun);
    const chosen = ideas.find((idea) => same(idea.actions[0], decision.action));
    if (chosen !== undefined && chosen.actions.length > 1) expectSteps(state, chosen.actions);
    return decision;
  };
}

/** A begun plan is continued unless something is clearly better: half a plan is worth little. */
function loyal(decision: Decision<Action>, begun: Action | null): Decision<Action> {
  const { candidates } = decision;
  const best = candidates[0];
  const next = candidates.find(({ action }) => same(action, begun));
  if (best === undefined || next === undefined || next.value < best.value - CLEARLY) return decision;
  return { action: next.action, candidates: [next, ...candidates.filter((other) => other !== next)] };
}

/** A step of what was judged before. */
function unjudged(action: Action): Candidate<Action> {
  return { action, value: 0.5, error: 0.5, points: 0, pointsError: 0, reasons: [] };
}

function fallback(actions: readonly Action[]): Action {
  return actions.find((action) => action.type === 'pass' || isFor(action, true)) ?? actions[0]!;
}

/** With `always` the best comes first, and what speaks for it is said against that. */
function choose(
  workshop: Workshop,
  state: State,
  ideas: readonly Idea[],
  limits: Limits,
  budget: Budget,
  chance: Chance,
  always?: Action,
): Decision<Action> {
  const compared = budget.simulations > 1 ? compareIdeas(workshop, state, ideas, budget, chance) : ideas;
  const judged = compared.map(({ actions, prospect }) => ({
    action: actions[0]!,
    prospect,
    verdict: verdictOf(state, prospect),
  }));
  if (always !== undefined) judged.sort((one, other) => other.verdict.value - one.verdict.value);
  const [best, ...others] = judged;
  const rival = others.find(({ action }) => same(action, always)) ?? others[0];
  const candidates = judged.map(({ action, prospect, verdict }, place): Candidate<Action> => {
    const other = place === 0 ? rival : best;
    const reasons = other === undefined ? [] : reasonsFor(state, prospect, other.prospect);
    return { action, ...verdict, reasons };
  });
  return { action: pickWarm(candidates, limits.temperature, chance), candidates };
}

/** The chance of winning, with its error; the points are the pawns brought home at the end. */
export function verdictOf(
  state: State,
  prospect: Prospect,
): Pick<Candidate<Action>, 'value' | 'error' | 'points' | 'pointsError'> {
  const slack = slackOf(state, prospect);
  const pawnsError = Math.sqrt((prospect.spread + UNFORESEEN) / prospect.worlds);
  const value = chanceOf(state.round, slack);
  // The last flights are flown in thought as they will be: nothing is left to luck.
  if (state.round === ROUNDS && state.frame.kind === 'flights') {
    const points = state.home + prospect.home;
    return { value: prospect.left === 0 ? 1 : 0, error: 0, points, pointsError: 0 };
  }
  const error = (chanceOf(state.round, slack + pawnsError) - chanceOf(state.round, slack - pawnsError)) / 2;
  const points = state.home + pawnsToCome(state) - leftOf(state.round, slack);
  const pointsError = (leftOf(state.round, slack - pawnsError) - leftOf(state.round, slack + pawnsError)) / 2;
  return { value, error, points, pointsError };
}

/** The variance, in pawns, of what a single sequence of demand says and the display does not tell. */
const UNFORESEEN = 0.2;

function reasonsFor(state: State, one: Prospect, other: Prospect): Reason[] {
  const perPawn = logOddsPerPawn(state.round);
  return TERMS.map((term) => ({ term, gain: perPawn * (one[term] - other[term]) })).sort(
    (a, b) => Math.abs(b.gain) - Math.abs(a.gain),
  );
}

/** The win chance that a proposal must cost before it is refused. */
const CLEARLY = 0.08;

/** CF-1.8 what the team would do with it against what it would do without. */
function answer(workshop: Workshop, state: State, actions: readonly Action[], diligence: Diligence): Decision<Action> {
  const { frame } = state;
  if (frame.kind !== 'consent') throw new Error('nothing is proposed');
  const without: State = { ...state, frame: { kind: frame.within } };
  const done = freeCopy(without);
  cooperativeFlights.apply(done, frame.by, frame.action, fastChance(state.round));
  const best = (of: State) => ideasFor(workshop, of, cooperativeFlights.actions(of, 0), diligence)[0];
  const [refused, agreed] = [best(without), best(done)];
  if (refused === undefined || agreed === undefined) return { action: fallback(actions), candidates: [] };
  const [yes, no] = [verdictOf(done, agreed.prospect), verdictOf(without, refused.prospect)];
  const agree = yes.value >= no.value - CLEARLY;
  const candidates = actions
    .flatMap((action): Candidate<Action>[] => {
      if (action.type !== 'consent') return [];
      const [mine, others] = action.agree ? [agreed, refused] : [refused, agreed];
      return [{ action, ...(action.agree ? yes : no), reasons: reasonsFor(state, mine.prospect, others.prospect) }];
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
  const best = candidates[0]!;
  if (temperature === 0) return best.action;
  const weights = candidates.map(({ value }) => {
    const behind = Math.max(0, best.value - value) / temperature;
    return 1 / (1 + behind * behind * behind * behind);
  });
  let left = (chance.draw(GRAIN) / GRAIN) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return candidates[index]!.action;
  }
  return best.action;
}
