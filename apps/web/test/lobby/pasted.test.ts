/** Where a pasted link or code leads. */

import { describe, expect, it } from 'vitest';
import { pasted } from '../../src/lobby/pasted.ts';

const HERE = 'https://play.example';

describe('what somebody pastes', () => {
  it.each([
    ['https://play.example/matches/AbCdEf0123_-AbCd', '/matches/AbCdEf0123_-AbCd'],
    [' https://play.example/matches/AbCdEf0123_-AbCd/replay ', '/matches/AbCdEf0123_-AbCd/replay'],
    ['play.example/matches/AbCdEf0123_-AbCd', '/matches/AbCdEf0123_-AbCd'],
    ['/matches/AbCdEf0123_-AbCd/', '/matches/AbCdEf0123_-AbCd'],
    ['AbCdEf0123_-AbCd', '/matches/AbCdEf0123_-AbCd'],
    ['acde-fgh7 jkmn', '/move#ACDEFGH7JKMN'],
    ['ACDE FGHJ KMNP QRTU VWXY 2345', '/recover#ACDEFGHJKMNPQRTUVWXY2345'],
    ['https://play.example/move#ACDE-FGH7-JKMN', '/move#ACDE-FGH7-JKMN'],
    ['https://play.example/replays/AbCdEf0123_-AbCd', '/replays/AbCdEf0123_-AbCd'],
  ])('%s leads to %s', (text, path) => {
    expect(pasted(text, HERE)).toEqual({ path });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['https://evil.example/matches/AbCdEf0123_-AbCd', 'elsewhere'],
    ['http://play.example/matches/AbCdEf0123_-AbCd', 'elsewhere'],
    ['https://play.example/nothing', 'unreadable'],
    ['javascript:alert(1)', 'unreadable'],
    ['//evil.example/matches/AbCdEf0123_-AbCd', 'unreadable'],
    ['hello', 'unreadable'],
    ['https://', 'unreadable'],
  ])('%j is %s', (text, problem) => {
    expect(pasted(text, HERE)).toEqual({ problem });
  });
});
