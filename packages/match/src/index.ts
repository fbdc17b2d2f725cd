/** Moves a match from one position to the next, for server, browser, replays, lessons and arena. Knows the kit, no game. */

export { type BotQuestion, botOwing, questionFor } from './bot-turn.ts';
export { type ByEye, eyeIndex, eyesOf, viewsOf } from './eyes.ts';
export {
  type Acted,
  type After,
  act,
  begin,
  type Change,
  follow,
  followLog,
  goOnFrom,
  type Move,
  open,
  type Position,
  takeBack,
  upgradeFrom,
} from './position.ts';
export { type Sight, seenBy, undosOf } from './sight.ts';
