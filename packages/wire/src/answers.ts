/** What the server answers over HTTP besides people and tables. A page trusts it, so these are types and no parsers. */

import type { OptionSpec } from '@tarmac/kit';
import type { Me } from './people.ts';
import type { TableSummary } from './tables.ts';

/** A browser that carries a person's identity. */
export interface DeviceInfo {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** The one that asks. */
  readonly here: boolean;
}

export interface MoveCode {
  readonly code: string;
  /** A path of this server with the code behind a `#`, where no log keeps it. */
  readonly link: string;
  readonly expiresAt: number;
}

/** Who this browser is from now on. */
export interface SignedIn {
  readonly me: Me;
  /** It was somebody else before, who is gone from it. */
  readonly replaced: boolean;
}

/** The ways a server can tell people that it is their turn. */
export interface NoticeWays {
  readonly email: boolean;
  readonly push: { readonly publicKey: string } | null;
  readonly webhookHosts: readonly string[];
}

export interface OfferedGame {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
}

export interface TablePage {
  readonly tables: readonly TableSummary[];
  /** Null at the end of the list. */
  readonly next: string | null;
}

/** What was found in a whole match; null for one that shows only what one eye saw, of which nothing can be checked. */
export interface ImportedReplay {
  readonly id: string;
  readonly checked: {
    readonly entries: number;
    readonly acts: number;
    readonly draws: number;
    readonly uncheckedBefore: number | null;
  } | null;
}

export interface Replay {
  readonly id: string;
  readonly game: string;
  readonly createdAt: number;
  /** A match file, or what one eye has seen. */
  readonly file: unknown;
}
