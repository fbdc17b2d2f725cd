/** The planner of the team, as a bot. */

import type { Bot, Budget, Candidate, Decision, Limits, Reason } from '@tarmac/bots';
import {
  type Action,
  type CooperativeFlights,
  cooperativeFlights,
  type State,
  tablesOf,
  type Tables,
} from '@tarmac/connecting-flights/cooperative/rules';
import { type Chance, fastChance, same } from '@tarmac/kit';
import { freeCopy } from './free-copy.ts';
import { type Diligence, type Idea, ideasFor, makeWorkshop, type Workshop } from './ideas.ts';
import { chanceOf, logOddsPerPawn } from './odds.ts';
import { TERMS } from './terms.ts';

const workshops = new WeakMap<Tables, Workshop>();

export function workshopFor(tables: Tables): Workshop {
  let workshop = workshops.get(tables);
  if (workshop === undefined) {
    workshop = makeWorkshop(tables);
    workshops.set(tables, workshop);
  }
  return workshop;
}

export function planner(limits: Limits): Bot<CooperativeFlights> {
  const diligence = diligenceOf(limits);
  return (view, actions, budget, chance) => {
    const state = freeCopy(cooperativeFlights.imagine(view, chance));
    const workshop = workshopFor(tablesOf(state.config.board));
    const ideas = ideasFor(workshop, state, actions, diligence);
    return decide(state, workshop, ideas, actions, limits, budget, chance);
  };
}
