/** The types of natural-earth.mjs; what it draws is the `BoardMap` of src/project.ts. */

export function drawMap(name: string): {
  name: string;
  width: number;
  height: number;
  bleed: { x: number; y: number };
  flat:
    | { kind: 'cone'; meridian: number; power: number; reach: number; x: number; y: number }
    | { kind: 'world'; meridian: number; scale: number; x: number; y: number };
  land: string;
  shore: string;
  borders: string;
  grid: string;
};
