/** The signs for the kinds of things, as paths in a square of 16. */

export const ICONS = {
  airport: 'M6 15V7h4v8M4.5 7l-1-4h9l-1 4zM8 3V1M2 15h12',
  plane:
    'M8 1q1.3 1 1.3 4.2L15 8.5v1.8L9.3 8.7l-.5 3.6 1.9 1.4v1L8 14l-2.7 .7v-1l1.9-1.4-.5-3.6L1 10.3V8.5l5.7-3.3Q6.7 2 8 1z',
  electric: 'M9 1L3 9h4l-1 6 7-9H8.5z',
  passenger: 'M8 8.2a3.1 3.1 0 1 0 0-6.2 3.1 3.1 0 0 0 0 6.2zM2.5 15q0-5.5 5.5-5.5t5.5 5.5z',
  truck:
    'M1 4h8v7H1zM9 6.5h3.2L15 9.2V11H9zM4 13.5a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM12 13.5a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8z',
  rights: 'M3 15V2h10l-3 4 3 4H3',
  sabotage: 'M8 1.5l7 13H1zM8 6v4M8 12v.6',
} as const;

export type IconName = keyof typeof ICONS;
