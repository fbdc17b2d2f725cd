/**
 * People who play by chance through every fault: whoever loses the connection comes back, sends again with its old id
 * what was not answered, and goes on.
 */

import { fastChance, type Game } from '@tarmac/kit';
import { type Client, connect, type Seen } from '../support/client.ts';
import { choices, gather, owes, type TableWish } from '../support/play.ts';
import { hashOf, hashOfTold } from './history.ts';
import { type Act, doneBy, isOver, type Player } from './player.ts';

export interface Fleet {
  readonly players: readonly Player[];
  /** Until so many more acts have been acknowledged. */
  acknowledged(more: number): Promise<void>;
  /** Until so many more have been refused because the server could not do them. */
  refused(more: number): Promise<void>;
  /** From now on nobody sends anything. */
  hold(): void;
  release(): void;
  /** Until everybody who was connected there has noticed that the node is gone. */
  lost(base: string): Promise<void>;
  /** Until so many are connected and have been shown their match. */
  back(count: number): Promise<void>;
  /** Until all are back and wait for no answer. Only while held. */
  quiet(): Promise<void>;
  /** These players leave that node, as when it is no longer sent visitors, and go on elsewhere. */
  flee(base: string, who: (player: Player) => boolean): void;
  /** Everybody who had to go elsewhere drops the connection and comes back to where they were at first. */
  goHome(): Promise<void>;
  /** Until everybody, or each of these, has made so many more, or their match is over. */
  moved(acts: number, who?: (player: Player) => boolean): Promise<void>;
  /** Until every match is over. */
  over(): Promise<void>;
  stop(): Promise<void>;
}

/** Between two attempts to come back, in milliseconds; longer with each. */
const PAUSES = [20, 40, 80, 120];

/** As many matches as wished for; seats are at the bases in turn, and go to the next one when theirs is gone. */
export async function gatherFleet(
  game: Game,
  bases: readonly string[],
  matches: number,
  wish: TableWish,
  seed: number,
): Promise<Fleet> {
  const parties = await Promise.all(Array.from({ length: matches }, () => gather(bases, wish, true)));
  const players = parties.flatMap(({ match, people }) =>
    people.map(({ cookie, seat, client }): Player => {
      client.terminate();
      const person = client.person as string;
      return {
        match,
        seat,
        person,
        cookie,
        acts: [],
        heard: [],
        client: null,
        base: '',
        shuns: null,
        state: 'away',
        last: undefined,
      };
    }),
  );
  return sail(game, bases, players, seed);
}

function sail(game: Game, bases: readonly string[], players: readonly Player[], seed: number): Fleet {
  const chance = fastChance(seed);
  /** Called whenever anything has changed. */
  const watchers = new Set<() => void>();
  let gate: Promise<void> | null = null;
  let open = () => {};
  let stopped = false;
  let decisions = 0;
  let acknowledgements = 0;
  let refusals = 0;
  let broken: unknown = null;

  function changed(): void {
    for (const look of [...watchers]) look();
  }

  function when(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (broken === null && !holds()) return;
        watchers.delete(look);
        if (broken === null) resolve();
        else reject(broken);
      };
      watchers.add(look);
      look();
    });
  }

  async function live(player: Player): Promise<void> {
    for (let failures = 0; !stopped; failures++) {
      const open = bases.filter((each) => each !== player.shuns);
      const base = open[(player.seat + failures) % open.length] as string;
      const client = await connect(base, { cookie: player.cookie, forget: true }).catch(() => null);
      if (stopped) client?.terminate();
      else if (client !== null) {
        player.client = client;
        player.base = base;
        void client.closed.then(() => {
          player.client = null;
          player.state = 'away';
        });
        try {
          await watch(player, client);
          failures = -1;
          await play(player, client);
        } catch (error) {
          if (player.client !== null) throw error;
        }
      }
      await pause(failures);
    }
  }

  async function watch(player: Player, client: Client): Promise<void> {
    const { match, seat, last, heard } = player;
    client.onMessage((message) => {
      if ((message.kind === 'view' || message.kind === 'frame') && message.match === match && message.eye === seat) {
        const { frame, at, view } = client.seen(match, seat) as Seen;
        const told = message.kind === 'frame' ? hashOfTold(message) : null;
        heard.push({ frame, at, view: hashOf(view), told, heardAt: performance.now() });
      }
      // It cannot be shown just now: they come again.
      if (message.kind === 'gone' && message.problem === 'unavailable') client.terminate();
    });
    client.send({ kind: 'watch', match, ...(last === undefined ? {} : { frame: last.frame }) });
    await client.until(() => client.seen(match, seat) !== undefined, `the view of ${match} for ${seat}`);
    client.onMessage(() => {
      player.last = client.seen(match, seat);
      changed();
    });
    player.last = client.seen(match, seat);
    player.state = 'idle';
    changed();
  }

  async function play(player: Player, client: Client): Promise<void> {
    const { match, seat } = player;
    for (let failures = 0; ; ) {
      const unanswered = player.acts.find(({ outcome }) => outcome === 'open');
      if (unanswered === undefined)
        await client.until(() => isOver(player) || owes(client, match, seat), `a turn in ${match} for ${seat}`);
      if (gate !== null) {
        await Promise.race([gate, client.closed.then(() => Promise.reject(new Error('lost')))]);
        continue;
      }
      if (stopped) return;
      if (unanswered === undefined && isOver(player)) {
        await client.closed;
        return;
      }
      const act = unanswered ?? decide(player, client);
      player.state = 'asking';
      const reply = await client.ask(act.message);
      if (reply.kind === 'refused' && reply.problem === 'unavailable') {
        refusals++;
        player.state = 'idle';
        changed();
        await pause(failures++);
        continue;
      }
      failures = 0;
      act.answeredAt = performance.now();
      act.outcome = reply.kind;
      if (reply.kind === 'refused') throw new Error(`${match}, seat ${seat}: ${JSON.stringify({ reply, act })}`);
      act.frame = reply.frame;
      acknowledgements++;
      await client.until(() => (client.seen(match, seat)?.frame ?? 0) >= (reply.frame ?? 0), 'what was acknowledged');
      player.state = 'idle';
      changed();
    }
  }

  function decide({ match, seat, acts }: Player, client: Client): Act {
    const actions = choices(game, client, match, seat);
    const action = actions[chance.draw(actions.length)];
    const frame = client.seen(match, seat)?.frame as number;
    const act: Act = {
      // No two of the fleet have the same id, so that a trace of the server says whose act it was.
      message: { kind: 'act', id: `act-${++decisions}`, match, seat, frame, action },
      sentAt: performance.now(),
      outcome: 'open',
      answeredAt: Number.POSITIVE_INFINITY,
      frame: null,
    };
    acts.push(act);
    return act;
  }

  const lives = players.map((player) =>
    live(player).catch((error) => {
      broken ??= error;
      changed();
    }),
  );

  return {
    players,
    acknowledged(more) {
      const goal = acknowledgements + more;
      return when(() => acknowledgements >= goal);
    },
    refused(more) {
      const goal = refusals + more;
      return when(() => refusals >= goal);
    },
    hold() {
      gate ??= new Promise((resolve) => {
        open = resolve;
      });
    },
    release() {
      gate = null;
      open();
    },
    async lost(base) {
      await Promise.all(players.map((player) => (player.base === base ? player.client?.closed : null)));
    },
    back: (count) => when(() => players.filter(({ state }) => state !== 'away').length >= count),
    quiet: () => when(() => players.every(({ state }) => state === 'idle')),
    flee(base, who) {
      for (const player of players.filter(who)) {
        player.shuns = base;
        if (player.base === base) player.client?.terminate();
      }
    },
    async goHome() {
      for (const player of players) player.shuns = null;
      const elsewhere = players.filter((player) => player.base !== bases[player.seat % bases.length]);
      for (const { client } of elsewhere) client?.terminate();
      await Promise.all(elsewhere.map(({ client }) => client?.closed));
    },
    moved(acts, who = () => true) {
      const goals = players.filter(who).map((player) => ({ player, goal: doneBy(player) + acts }));
      return when(() => goals.every(({ player, goal }) => isOver(player) || doneBy(player) >= goal));
    },
    over: () => when(() => players.every(isOver)),
    async stop() {
      stopped = true;
      gate = null;
      open();
      for (const { client } of players) client?.terminate();
      await Promise.all(lives);
    },
  };
}

function pause(failures: number): Promise<void> {
  const milliseconds = PAUSES[Math.min(failures, PAUSES.length - 1)] as number;
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
