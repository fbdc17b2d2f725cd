/** Messages between server and browser: schemas, parsers, differences of views, the protocol number. */

export type {
  DeviceInfo,
  ImportedReplay,
  MoveCode,
  NoticeWays,
  OfferedGame,
  Replay,
  SignedIn,
  TablePage,
} from './answers.ts';
export { type ClientMessage, clientMessage } from './client-messages.ts';
export { lookAlike } from './look-alikes.ts';
export { parse } from './parse.ts';
export { id, messageId } from './parts.ts';
export { difference, type Patch, patched } from './patch.ts';
export {
  changedPerson,
  codeBody,
  distanceBody,
  emailBody,
  type Me,
  newPerson,
  noticeSettings,
  pushSubscription,
  vacationBody,
} from './people.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export { type Answer, PROBLEMS, type Problem, type ProblemBody, type Refused } from './problems.ts';
export { LIMITS, PROTOCOL } from './protocol.ts';
export {
  type Attendance,
  CHAT_ROOMS,
  type ChatLine,
  type ChatRoom,
  type ClockInfo,
  type Frame,
  type ServerMessage,
} from './server-messages.ts';
export {
  type CampaignInfo,
  type GameStatistics,
  HISTORY_CURSOR,
  type HistoryMatch,
  type HistoryPage,
  type HistorySeat,
  historyQuery,
  type Leaderboard,
  type LeaderboardLine,
  leaderboardQuery,
  type Offer,
  OPPONENTS,
  type Opponents,
  type RatingInfo,
  type RatingPoint,
  type Statistics,
  type Tally,
} from './statistics.ts';
export {
  type ClockSettings,
  importFile,
  type MyMatch,
  type NewTable,
  newTable,
  type PersonInfo,
  type ProposalInfo,
  type Result,
  report,
  type SeatInfo,
  setBot,
  sitDown,
  type TableInfo,
  type TableState,
  type TableSummary,
} from './tables.ts';
export { parseViewFile, type SeenFrame, type ViewFile } from './view-file.ts';
