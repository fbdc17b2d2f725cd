/**
 * The tables of the database, the same in SQLite and PostgreSQL: text, whole numbers and nothing else.
 * Times are milliseconds since 1970, flags are 0 and 1, and what is JSON says so in its comment.
 */

import type { Opponents, Phrase } from '@tarmac/wire';

export interface Schema {
  settings: SettingRow;
  people: PersonRow;
  devices: DeviceRow;
  codes: CodeRow;
  distances: DistanceRow;
  vacations: VacationRow;
  reports: ReportRow;
  pushes: PushRow;
  presence: PresenceRow;
  tables: TableRow;
  seats: SeatRow;
  log: LogRow;
  heads: HeadRow;
  proposals: ProposalRow;
  chat: ChatRow;
  replays: ReplayRow;
  ratings: RatingRow;
  rated_seats: RatedSeatRow;
  due: DueRow;
}

/** What this installation made up once and keeps: the key that signs identities. */
export interface SettingRow {
  key: string;
  value: string;
}

export interface PersonRow {
  id: string;
  /** Null once deleted: the row stays for the matches it is part of. */
  name: string | null;
  language: string;
  /** Wants ratings, and to be seen with them. */
  rated: number;
  created_at: number;
  deleted_at: number | null;
  banned_at: number | null;
  /** A hash: the code itself is shown once. */
  recovery_hash: string | null;
  /** Confirmed. */
  email: string | null;
  notice_email: number;
  notice_webhook: string | null;
  /** When a notice last went out to them, so that the next one waits. */
  noticed_at: number | null;
}

/** A browser that carries a person's identity. */
export interface DeviceRow {
  id: string;
  person: string;
  created_at: number;
  seen_at: number;
}

/** One-time codes and the tokens of links in e-mails, by their hash. */
export interface CodeRow {
  hash: string;
  kind: 'move' | 'confirm-email' | 'recover';
  person: string;
  /** What it is for: the address to confirm; empty for the others. */
  subject: string;
  expires_at: number;
}

/** Whom somebody does not want to hear, or to meet. */
export interface DistanceRow {
  person: string;
  other: string;
  kind: 'mute' | 'block';
}

export interface VacationRow {
  person: string;
  from_at: number;
  until_at: number;
}

export interface ReportRow {
  id: string;
  reporter: string;
  person: string;
  match: string | null;
  reason: string;
  created_at: number;
  closed_at: number | null;
}

/** A browser that takes web pushes. */
export interface PushRow {
  endpoint: string;
  person: string;
  p256dh: string;
  auth: string;
}

/** Who is connected, by node; counts as long as `until_at` is ahead. */
export interface PresenceRow {
  person: string;
  node: string;
  until_at: number;
}

export interface TableRow {
  id: string;
  game: string;
  state: 'open' | 'running' | 'over' | 'frozen';
  /** JSON: what was asked for, and what the game's parser made of it. */
  options: string;
  config: string;
  public: number;
  /** JSON. */
  clock: string;
  on_timeout: 'stand-in' | 'resign';
  stand_in: string;
  spectators: 'none' | 'live' | 'delayed';
  /** Whether those who play may ask the page for advice. */
  hints: number;
  host: string;
  /** The server's part of the key, in hexadecimal: leaves the server only after the end. */
  secret: string;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** JSON, once over. */
  result: string | null;
  rematch: string | null;
  /** Taken from the public list by the operator. */
  hidden: number;
}

export interface SeatRow {
  match: string;
  seat: number;
  /** Whose seat it is, also while a bot stands in. */
  person: string | null;
  /** The level of a seat that is a bot's from the beginning. */
  bot: string | null;
  contribution: string | null;
  /** Its person wanted ratings when the match started: that decides, so that nobody leaves just to lose nothing. */
  rated: number;
}

/** One entry of a match's log; never changed, never deleted while the match is kept. */
export interface LogRow {
  match: string;
  seq: number;
  at: number;
  /** JSON: the kit's Entry. */
  entry: string;
  /** JSON: all that happened, before it is told to any eye. */
  news: string;
  /** JSON: the frame numbers by eye after it. Rows of 0.2 and before have here what is in `after` now. */
  frames: string;
  /** The id of the message that brought it about, as `person/id`. */
  message: string | null;
  /** Of the rules it was made under. */
  version: number;
  /** JSON, now and then: what stands after it (frame numbers by eye, seats, clocks). */
  after: string | null;
  /** JSON: the state after it, where `after` is. Rows of 0.2 and before have it with every entry that changes it. */
  state: string | null;
}

/** How a match stands after its last entry: one row a match, replaced in the unit that appends to its log. */
export interface HeadRow {
  match: string;
  /** The place of the last entry, and when it was made. */
  seq: number;
  at: number;
  /** Of the rules it was made under. */
  version: number;
  /** JSON: what stands after it, so that any node can list the match and go on with it. */
  after: string;
  /** JSON: the state, for newer rules, which cannot follow what was played under these. */
  state: string;
}

export interface ProposalRow {
  match: string;
  kind: 'undo' | 'end';
  /** The id of the message that made it, as `person/id`. */
  message: string;
  seat: number;
  /** The last entry that would stand. */
  to_seq: number;
  /** The watcher's frame when it was made: it lapses with the next act everybody can see. */
  at_frame: number;
  /** JSON: seats. */
  yes: string;
}

export interface ChatRow {
  match: string;
  room: 'players' | 'spectators';
  number: number;
  person: string;
  at: number;
  text: string;
  message: string;
  hidden: number;
  /** The code of a quick phrase, whose text is its English words. */
  phrase: Phrase | null;
}

/** A match file somebody brought along. */
export interface ReplayRow {
  id: string;
  person: string;
  game: string;
  /** JSON. */
  file: string;
  created_at: number;
}

/** How well somebody plays a game, against people or against bots. */
export interface RatingRow {
  person: string;
  game: string;
  against: Opponents;
  /** In thousandths: the beginning, and the sum of all changes. */
  points: number;
  /** How many matches have moved it. */
  games: number;
}

/** How one match moved one rating of a seat's person: written with the match's end, and never changed. */
export interface RatedSeatRow {
  match: string;
  seat: number;
  against: Opponents;
  person: string;
  game: string;
  at: number;
  /** In thousandths, as it was reckoned with; where two matches ended at once, both may have begun from the same. */
  before: number;
  change: number;
  /** How many seats it was compared with. */
  opponents: number;
}

/** Something to be done at a time, by whichever node claims it first. */
export interface DueRow {
  /** `kind:subject`: there is one of each. */
  id: string;
  kind: 'bot' | 'clock' | 'notice' | 'expire-table' | 'sweep';
  subject: string;
  at: number;
  /** Who has claimed it, and until when that counts. */
  node: string | null;
  leased_until: number | null;
  attempts: number;
}
