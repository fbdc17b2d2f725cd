/** Answers of the server over HTTP other than people and tables. A page trusts its server, so these are types, not parsers. */

import type { OptionSpec } from '@tarmac/kit';
import type { Me } from './people.ts';
import type { TableSummary } from './tables.ts';

/** A browser that carries a person's identity. */
export interface DeviceInfo {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** The browser of this request. */
  readonly here: boolean;
}

export interface MoveCode {
  readonly code: string;
  /** A path of this server. The code stands behind a `#`, so that no log gets it. */
  readonly link: string;
  readonly expiresAt: number;
}

/** The new identity of this browser. */
export interface SignedIn {
  readonly me: Me;
  /** It had another identity before and has lost it. */
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

/** `checked` is null for the file of one eye's view, which cannot be checked. */
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
  /** A match file, or the view file of one eye. */
  readonly file: unknown;
}
