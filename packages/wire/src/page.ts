/** The part of the wire that a page needs. It trusts its server, so the only parser it carries is for files that people bring along. */

export type {
  DeviceInfo,
  ImportedReplay,
  MoveCode,
  NoticeWays,
  Replay,
  SignedIn,
  TablePage,
} from './answers.ts';
export type { ClientMessage } from './client-messages.ts';
export { lookAlike } from './look-alikes.ts';
export { difference, type Patch, patched } from './patch.ts';
export type { Me } from './people.ts';
export { PHRASE_CODES, type Phrase } from './phrases.ts';
export { type Answer, PROBLEMS, type Problem, type ProblemBody } from './problems.ts';
export { LIMITS, PROTOCOL } from './protocol.ts';
export type { Attendance, ChatLine, ChatRoom, ClockInfo, Frame, ServerMessage } from './server-messages.ts';
export type {
  CampaignInfo,
  GameStatistics,
  HistoryMatch,
  HistoryPage,
  HistorySeat,
  Leaderboard,
  LeaderboardLine,
  Offer,
  Opponents,
  RatingInfo,
  RatingPoint,
  Statistics,
  Tally,
} from './statistics.ts';
export type {
  ClockSettings,
  MyMatch,
  NewTable,
  PersonInfo,
  ProposalInfo,
  Result,
  SeatInfo,
  TableInfo,
  TableState,
  TableSummary,
  TableWish,
} from './tables.ts';
export { chatProblem, type NameProblem, nameProblem, type TextProblem, tidyChat, tidyName } from './texts.ts';
export { parseViewFile, type SeenFrame, type ViewFile } from './view-file.ts';
