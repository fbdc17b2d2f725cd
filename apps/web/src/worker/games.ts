/** The games of the web app, worker side. Nothing else in the worker names one; ../games.ts is the page's side. */

import * as airlines from '@tarmac/airlines/rules';
import * as airlinesEurope from '@tarmac/airlines-europe/rules';
import type { Brain, Decision, Lab } from '@tarmac/bots';
import { facts as connectingFlightsFacts } from '@tarmac/connecting-flights/facts';
import * as connectingFlights from '@tarmac/connecting-flights/rules';
import { facts as cooperativeFlightsFacts } from '@tarmac/connecting-flights-cooperative/facts';
import * as cooperativeFlights from '@tarmac/connecting-flights-cooperative/rules';
import type { Eye, Game } from '@tarmac/kit';

/** What thinks for a game. */
export interface Mind {
  readonly brain: Brain;
  /** The best candidates of a decision, as data for the game's words. */
  explain(decision: Decision<unknown>, count: number): readonly unknown[];
  /** What is counted where many games are played to see how even it is. */
  readonly lab: Lab;
}

export interface WorkerGame {
  readonly game: Game;
  /** Whose view it is, and of how many seats. */
  eyeOf(view: unknown): Eye;
  seatsIn(view: unknown): number;
  scene(view: unknown): unknown;
  facts(view: unknown): unknown;
  /** What is wrong with a view, or with a piece of news that came with it, from a file; null for what some match can show. */
  viewProblem(view: unknown): string | null;
  newsProblem(news: unknown, view: unknown): string | null;
  /** Loaded where bots think, and nowhere else. */
  mind(): Promise<Mind>;
}

export const GAMES: readonly WorkerGame[] = [
  {
    game: airlinesEurope.airlinesEurope,
    eyeOf: (view) => (view as airlinesEurope.View).eye,
    seatsIn: (view) => (view as airlinesEurope.View).seats,
    scene: (view) => airlinesEurope.scene(view as airlinesEurope.View),
    facts: (view) => airlinesEurope.facts(view as airlinesEurope.View),
    viewProblem: airlinesEurope.viewProblem,
    newsProblem: (news, view) => airlinesEurope.newsProblem(news, view as airlinesEurope.View),
    mind: async () => {
      const { airlinesEuropeBrain, airlinesEuropeLab, explain } = await import('@tarmac/airlines-europe/bot');
      return { brain: airlinesEuropeBrain as Brain, explain: explain as Mind['explain'], lab: airlinesEuropeLab };
    },
  },
  {
    game: airlines.airlines,
    eyeOf: (view) => (view as airlines.View).eye,
    seatsIn: (view) => (view as airlines.View).seats,
    scene: (view) => airlines.scene(view as airlines.View),
    facts: (view) => airlines.facts(view as airlines.View),
    viewProblem: airlines.viewProblem,
    newsProblem: (news, view) => airlines.newsProblem(news, view as airlines.View),
    mind: async () => {
      const { airlinesBrain, airlinesLab, explain } = await import('@tarmac/airlines/bot');
      return { brain: airlinesBrain as Brain, explain: explain as Mind['explain'], lab: airlinesLab };
    },
  },
  {
    game: connectingFlights.connectingFlights,
    eyeOf: (view) => (view as connectingFlights.View).eye,
    seatsIn: (view) => (view as connectingFlights.View).seats,
    scene: (view) => connectingFlights.scene(view as connectingFlights.View),
    facts: (view) => connectingFlightsFacts(view as connectingFlights.View),
    viewProblem: connectingFlights.viewProblem,
    newsProblem: (news, view) => connectingFlights.newsProblem(news, view as connectingFlights.View),
    mind: async () => {
      const { connectingFlightsBrain, connectingFlightsLab, explain } = await import('@tarmac/connecting-flights/bot');
      return { brain: connectingFlightsBrain as Brain, explain: explain as Mind['explain'], lab: connectingFlightsLab };
    },
  },
  {
    game: cooperativeFlights.cooperativeFlights,
    eyeOf: (view) => (view as cooperativeFlights.View).eye,
    seatsIn: (view) => (view as cooperativeFlights.View).seats,
    scene: (view) => cooperativeFlights.scene(view as cooperativeFlights.View),
    facts: (view) => cooperativeFlightsFacts(view as cooperativeFlights.View),
    viewProblem: cooperativeFlights.viewProblem,
    newsProblem: (news, view) => cooperativeFlights.newsProblem(news, view as cooperativeFlights.View),
    mind: async () => {
      const { cooperativeFlightsBrain, cooperativeFlightsLab, explain } = await import(
        '@tarmac/connecting-flights-cooperative/bot'
      );
      return {
        brain: cooperativeFlightsBrain as Brain,
        explain: explain as Mind['explain'],
        lab: cooperativeFlightsLab,
      };
    },
  },
];

export function findGame(id: string): WorkerGame | null {
  return GAMES.find(({ game }) => game.id === id) ?? null;
}

/** For a game that is known to be one. */
export function gameCalled(id: string): WorkerGame {
  const found = findGame(id);
  if (found === null) throw new Error(`there is no game ${id}`);
  return found;
}
