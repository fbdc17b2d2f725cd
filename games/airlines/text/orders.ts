/**
 * What indexes a `ByAirline` and a `ByStyle` (AL-1.1, AL-1.3). Written out because pages load these texts and must
 * not load the rules with them; a test holds them equal to the rules' own lists.
 */

import type { Airline, Style } from '@tarmac/airlines/rules';

export const AIRLINE_ORDER: readonly Airline[] = ['boi', 'ita', 'hit', 'lum', 'mox', 'pex', 'ruk', 'tav', 'zeb'];

export const STYLE_ORDER: readonly Style[] = ['wavy', 'dotted', 'dashed', 'double', 'solid'];
