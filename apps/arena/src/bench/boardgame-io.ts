/** A game of the kit as boardgame.io moves, with random play through boardgame.io's local client. */

import { type Chance, fastChance, type Game, type Seat, type Shapes } from '@tarmac/kit';

/**
 * The parts of boardgame.io 0.50.2 that we use; it is installed only for the bench, so its types cannot be imported.
 */
export interface BoardgameIo {
  readonly INVALID_MOVE: string;
  Client(options: { game: object; numPlayers: number; debug: false }): Client;
}

interface Client {
  readonly moves: { act(action: unknown): void };
  readonly store: { getState(): { G: Shapes['state']; ctx: { currentPlayer: string; gameover?: unknown } } };
  updatePlayerID(playerID: string): void;
}

interface Random {
  Die(spots: number): number;
}

interface MoveContext {
  readonly G: Shapes['state'];
  readonly playerID: string;
  readonly random: Random;
}

export interface Wrapping {
  /** boardgame.io keeps every state of a turn for undo by default. */
  readonly disableUndo: boolean;
}

function chanceFrom(random: Random): Chance {
  return { draw: (bound) => random.Die(bound) - 1, reveal: () => {} };
}

export function asBoardgameIo(
  game: Game,
  config: Shapes['config'],
  seats: number,
  library: BoardgameIo,
  wrapping: Wrapping,
) {
  function act({ G, playerID, random }: MoveContext, action: Shapes['action']): unknown {
    const seat = Number(playerID);
    if (game.check(G, seat, action) !== null) return library.INVALID_MOVE;
    // G is an immer draft, changed in place as boardgame.io documents.
    game.apply(G, seat, action, chanceFrom(random));
    return undefined;
  }
  return {
    name: game.id,
    minPlayers: game.seats.min,
    maxPlayers: game.seats.max,
    disableUndo: wrapping.disableUndo,
    setup: ({ random }: { random: Random }) => game.setup(config, seats, chanceFrom(random)),
    turn: {
      // All may act; `check` decides.
      activePlayers: { all: null },
      endIf({ G, ctx }: { G: Shapes['state']; ctx: { currentPlayer: string } }) {
        const owing = game.toAct(G).seats;
        const next = owing[0];
        return next === undefined || owing.includes(Number(ctx.currentPlayer)) ? false : { next: String(next) };
      },
    },
    moves: { act },
    endIf: ({ G }: { G: Shapes['state'] }) => game.outcome(G) ?? undefined,
    playerView: ({ G, playerID }: { G: Shapes['state']; playerID: string | null }) =>
      game.view(G, playerID === null ? 'watcher' : Number(playerID)),
    ai: {
      enumerate: (G: Shapes['state'], _ctx: unknown, playerID: string) =>
        game.actions(G, Number(playerID)).map((action) => ({ move: 'act', args: [action] })),
    },
  };
}

export interface WrappedGame {
  /** Plays to the end and returns the decisions made, with the final G. */
  play(): { decisions: number; G: Shapes['state']; gameover: unknown };
}

export function wrappedGame(
  game: Game,
  config: Shapes['config'],
  seats: number,
  library: BoardgameIo,
  wrapping: Wrapping,
  seed: number,
): WrappedGame {
  const definition = asBoardgameIo(game, config, seats, library, wrapping);
  const chance = fastChance(seed);
  return {
    play() {
      const client = library.Client({ game: definition, numPlayers: seats, debug: false });
      let decisions = 0;
      let player: Seat = -1;
      for (;;) {
        const { G, ctx } = client.store.getState();
        if (ctx.gameover !== undefined) return { decisions, G, gameover: ctx.gameover };
        const owing = game.toAct(G).seats;
        const seat = owing[owing.length === 1 ? 0 : chance.draw(owing.length)] ?? 0;
        if (seat !== player) {
          client.updatePlayerID(String(seat));
          player = seat;
        }
        const listed = definition.ai.enumerate(G, ctx, String(seat));
        client.moves.act(listed[chance.draw(listed.length)]?.args[0]);
        decisions++;
      }
    },
  };
}
