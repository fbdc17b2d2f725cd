/** The way from a node to PostgreSQL, which a test can make bad in every way a network can be. */

import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export type Weather =
  | { readonly kind: 'pass' }
  /**
   * What is sent is swallowed without a word, both ways; connections of this time are dead for ever. With a word, only
   * from the moment on at which a node sends it.
   */
  | { readonly kind: 'drop'; readonly from?: string }
  /** Everything takes so much longer, each way. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The node is told that the other side has ended; PostgreSQL is not, and keeps what was open there. */
  | { readonly kind: 'half-close' }
  /** Connections are cut, and new ones too as soon as they are made. */
  | { readonly kind: 'refuse' };

export interface Way {
  /** The same database by this way. */
  readonly url: string;
  change(weather: Weather): void;
  close(): Promise<void>;
}

interface Link {
  readonly node: Socket;
  readonly database: Socket;
  dead: boolean;
}

export async function openWay(url: string): Promise<Way> {
  const target = new URL(url);
  const links = new Set<Link>();
  let weather: Weather = { kind: 'pass' };

  const server = createServer({ allowHalfOpen: true }, (node) => {
    if (weather.kind === 'refuse') return void node.destroy();
    const database = connect({ host: target.hostname, port: Number(target.port || 5432), allowHalfOpen: true });
    const link: Link = { node, database, dead: false };
    links.add(link);
    const end = () => {
      node.destroy();
      // PostgreSQL never hears of the end of a dead one.
      if (link.dead && !database.destroyed) return;
      links.delete(link);
      database.destroy();
    };
    for (const side of [node, database]) side.setNoDelay(true).on('error', end).on('close', end);
    node.pipe(through(link)).pipe(database);
    database.pipe(through(link)).pipe(node);
    strike(link);
  });

  /** Pieces keep their order, also when the weather changes while some are on their way. */
  function through(link: Link): Transform {
    const onTheWay: Buffer[] = [];
    let free = 0;
    return new Transform({
      transform(piece, _encoding, next) {
        next();
        if (weather.kind === 'drop' && weather.from !== undefined && piece.includes(weather.from)) {
          weather = { kind: 'drop' };
          for (const each of links) strike(each);
        }
        if (link.dead) return;
        const now = performance.now();
        free = Math.max(free, now + (weather.kind === 'delay' ? weather.milliseconds : 0));
        onTheWay.push(piece);
        const arrive = () => void (link.dead || this.push(onTheWay.shift()));
        if (free > now) setTimeout(arrive, free - now);
        else arrive();
      },
      flush(done) {
        setTimeout(done, Math.max(0, free - performance.now()) + 5);
      },
    });
  }

  function strike(link: Link): void {
    if (weather.kind === 'drop' && weather.from === undefined) link.dead = true;
    if (weather.kind === 'refuse') link.node.resetAndDestroy();
    if (weather.kind !== 'half-close') return;
    link.dead = true;
    link.node.end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const near = new URL(url);
  near.host = `127.0.0.1:${port}`;
  return {
    url: near.href,
    change(next) {
      weather = next;
      for (const link of [...links]) strike(link);
    },
    async close() {
      for (const { node, database } of [...links]) {
        node.destroy();
        database.destroy();
      }
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
