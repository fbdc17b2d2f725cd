/** What the tests of every game's bot prove with: positions to think in, and the proofs that are the same for all. */

export { alsoDominated, findDominated } from './dominated.ts';
export { measureFaithfulness, toldFaithfulness } from './faithful.ts';
export { type Position, positionsOf, type Table, withHorizon } from './positions.ts';
export { cheatsFound, findPeeking, type Twins, twins } from './secrecy.ts';
