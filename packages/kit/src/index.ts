/** The kit: the Game contract and what every game shares. */

export { type Bag, bagSize, drawFromBag } from './bag.ts';
export { botsOwing } from './bots-owing.ts';
export {
  type Campaign,
  type CampaignFigures,
  type Challenge,
  campaignRecord,
  LOST,
  type Stars,
  starsOf,
  type Tried,
  triedIn,
  winsIn,
} from './campaign.ts';
export { canonical, same, shortHash } from './canonical.ts';
export { fromHex, toHex } from './chance/bytes.ts';
export type { Chance, Draw } from './chance/chance.ts';
export { everyDraw } from './chance/every.ts';
export { fastChance } from './chance/fast.ts';
export { commitmentTo, type Digest, keyedChance, keyedDraw, matchKey } from './chance/keyed.ts';
export { type RecordingChance, recordingChance } from './chance/recording.ts';
export { type ReplayingChance, replayingChance } from './chance/replaying.ts';
export type {
  BySeat,
  Eye,
  Fact,
  Game,
  OptionSpec,
  Outcome,
  Parsed,
  Refusal,
  Seat,
  Shapes,
  ToAct,
} from './game.ts';
export { type Recording, recordGolden, replayGolden } from './golden.ts';
export { loadState } from './load-state.ts';
export {
  type ActEntry,
  type BranchEntry,
  type BranchOf,
  type By,
  baseOf,
  END_REASONS,
  type EndEntry,
  type EndReason,
  type Entry,
  SEAT_REASONS,
  type SeatEntry,
  type SeatReason,
  type StartEntry,
  type UndoEntry,
  type UpgradeEntry,
  versionOf,
} from './log/entries.ts';
export {
  type Acted,
  actOn,
  advance,
  copyFold,
  deal,
  type Fold,
  foldBase,
  foldLog,
  type Point,
  type Told,
} from './log/fold.ts';
export { type Fingerprint, fingerprintOf, type Progress, viewHash } from './log/leak-audit.ts';
export { exportMatch, type MatchFile, parseMatchFile } from './log/match-file.ts';
export { type UndoBlock, type UndoChoice, undoBlock, undoChoices } from './log/undo.ts';
export {
  type Check,
  type CheckName,
  type MatchReport,
  type Verification,
  verifyMatch,
  verifyWhole,
} from './log/verify.ts';
export { botChoices, optionalInARow } from './optional.ts';
export { optionsAllowHints } from './options-allow-hints.ts';
export { perft } from './perft.ts';
export { type PlayoutLimits, playout } from './playout.ts';
export { type Choose, pick } from './random-act.ts';
export { refuserOf } from './refuse.ts';
export { copyRows } from './rows.ts';
export {
  also,
  anyData,
  finite,
  flag,
  list,
  oneOf,
  orNull,
  parseShape,
  record,
  type SeatShapes,
  type Shape,
  seatShapes,
  type TaggedOf,
  type TypeOf,
  tagged,
  text,
  whole,
} from './schema.ts';
export { viewProblemOf } from './seen-view.ts';
export { type Stepped, step } from './step.ts';
export { winShares } from './win-shares.ts';
