/** The lab's own words, in the reader's language. */

import { locale } from '../locale.svelte.ts';
import * as m from '../paraglide/messages.js';
import type { LabPageWords } from './sections.ts';

export function pageWords(levels: readonly string[]): LabPageWords {
  const format = (options: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat(locale.tag, options);
    return (value: number) => formatter.format(value);
  };
  return {
    number: format({ maximumFractionDigits: 1 }),
    percent: format({ style: 'percent', maximumFractionDigits: 1 }),
    signed: format({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
    interval: (low, high) => m.lab_interval({ low, high }),
    place: (place) => (place === 0 ? m.lab_first_place() : m.lab_place({ place: place + 1 })),
    seat: (seat) => m.lab_seat({ seat: seat + 1, level: levels[seat] ?? '' }),
    team: m.lab_team(),
    leader: m.lab_leader(),
    wonAndLost: (title) => m.lab_won_and_lost({ title }),
    inWon: (item) => m.lab_in_won({ item }),
    inLost: (item) => m.lab_in_lost({ item }),
    titles: {
      won: m.lab_won(),
      order: m.lab_order(),
      seats: m.lab_by_seat(),
      length: m.lab_length(),
      scores: m.lab_scores(),
      margin: m.lab_margin(),
    },
    leads: {
      won: m.lab_won_lead(),
      shares: m.lab_shares_lead(),
      leader: m.lab_led_lead(),
      measure: m.lab_measure_lead(),
      reached: m.lab_reached_lead(),
      wonAndLost: m.lab_won_and_lost_lead(),
      strength: m.lab_strength_lead(),
      strengthTeam: m.lab_strength_team_lead(),
    },
    spread: (mean, median, least, most) => m.lab_spread({ mean, median, least, most }),
    bin: (from, to) => m.lab_bin({ from, to }),
  };
}
