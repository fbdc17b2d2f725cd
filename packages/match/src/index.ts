/** How a match moves on: the one way for server, browser, replays, lessons and arena. Knows the kit, never a game. */

export { type ByEye, eyeIndex, eyesOf, type Sight, seenBy, undosOf, viewsOf } from './eyes.ts';
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
} from './position.ts';
