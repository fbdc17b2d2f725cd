/** What a bench of the server measures, and for how long. */

export interface ServerPlan {
  readonly game: string;
  readonly seats: number;
  /** For each measure. */
  readonly seconds: number;
  readonly matches: number;
  /** A node with a database on the network is asked for more at once: its moves wait longer. */
  readonly postgresMatches: number;
  readonly thinkMs: number;
  readonly idleSockets: number;
  /** The matches that run in the file with which a server is started. */
  readonly runningMatches: number;
  readonly withPeer: boolean;
  /** The program of an earlier build of our server, for its processor time; null for none. */
  readonly earlier: string | null;
}
