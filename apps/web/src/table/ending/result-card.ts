/** The picture of a result: game, places, scores and date on a poster of the house. */

import type { Ended } from './headline.ts';

export interface Place {
  readonly rank: number | null;
  readonly name: string;
  readonly score: number | null;
}

export interface Card {
  readonly game: string;
  /** Who won, in a sentence. */
  readonly result: string;
  readonly places: readonly Place[];
  readonly date: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;
/** Names and scores lie left of the airliner. */
const SCORES = 600;

/** Best first; a team, and a match without a winner, have no places. */
export function placesIn({ ranks, scores, names, cooperative }: Ended): readonly Place[] {
  const isRanked = ranks !== null && !cooperative;
  return names
    .map((name, seat) => ({
      rank: isRanked ? (ranks[seat] ?? null) : null,
      name,
      score: cooperative ? null : (scores?.[seat] ?? null),
    }))
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
}

/** The airliner of the home page, climbing in front of the sun. */
const AIRLINER: readonly (readonly [colour: string, path: string])[] = [
  ['shade', 'M262 -16L190 -112H224L338 -20Z'],
  ['shade', 'M36 -22L-6 -66H14L74 -26Z'],
  ['stripe', 'M34 -24L-30 -128H14L112 -30Z'],
  ['metal', 'M-8 -30C60 -38 330 -40 430 -34C484 -30 524 -10 530 2C522 18 480 30 420 32C280 36 90 22 -8 -18Z'],
  ['stripe', 'M8 -20C120 -14 330 -12 527 -4L530 2L526 6C330 0 120 -4 22 -14Z'],
  ['runway', 'M474 -26C494 -20 508 -14 516 -8L486 -9Z'],
  ['metal', 'M226 16L52 176H102L372 24C330 12 262 8 226 16Z'],
  ['shade', 'M30 -16L-40 34H-12L88 -10Z'],
];

export interface Picture {
  readonly canvas: HTMLCanvasElement;
  readonly png: Blob;
}

export async function pictureOf(card: Card): Promise<Picture> {
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font');
  await document.fonts.load(`700 40px ${font}`);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  drawPoster(pen);
  drawWords(pen, card, font);
  const png = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/png'));
  if (png === null) throw new Error('this browser makes no pictures');
  return { canvas, png };
}

type Pen = CanvasRenderingContext2D;

/** A colour of the house's poster, the same by day and by night. */
function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--poster-${name}`).trim();
}

function drawPoster(pen: Pen): void {
  pen.fillStyle = colour('sky');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.save();
  pen.translate(930, 400);
  pen.fillStyle = colour('ray');
  for (let ray = 0; ray < 18; ray++) {
    pen.rotate(Math.PI / 9);
    pen.fill(new Path2D('M0 0L2000 -176V176Z'));
  }
  pen.fillStyle = colour('sun');
  pen.fill(new Path2D('M-150 0a150 150 0 1 0 300 0a150 150 0 1 0 -300 0Z'));
  pen.restore();
  pen.fillStyle = colour('hill');
  pen.fill(new Path2D('M0 560C200 500 420 560 640 520S1000 470 1200 500V630H0Z'));
  pen.fillStyle = colour('hill-near');
  pen.fill(new Path2D('M0 590C260 550 480 600 720 570S1040 545 1200 560V630H0Z'));
  pen.save();
  pen.translate(716, 404);
  pen.rotate(-0.26);
  pen.scale(0.84, 0.84);
  for (const [name, path] of AIRLINER) {
    pen.fillStyle = colour(name);
    pen.fill(new Path2D(path));
  }
  pen.restore();
}

function drawWords(pen: Pen, { game, result, places, date }: Card, font: string): void {
  pen.fillStyle = colour('ink');
  pen.textBaseline = 'alphabetic';
  write(pen, game.toLocaleUpperCase(), LEFT, 96, 30, 600, font, WIDTH - 2 * LEFT);
  write(pen, result, LEFT, 172, 60, 700, font, WIDTH - 2 * LEFT);
  const step = Math.min(58, 300 / Math.max(1, places.length));
  const size = Math.min(36, step * 0.68);
  for (const [line, { rank, name, score }] of places.entries()) {
    const y = 258 + line * step;
    const weight = rank === 1 ? 700 : 500;
    if (rank !== null) write(pen, `${rank}`, LEFT, y, size, weight, font, 50);
    write(pen, name, LEFT + (rank === null ? 0 : 56), y, size, weight, font, 370);
    if (score === null) continue;
    pen.textAlign = 'right';
    write(pen, `${score}`, SCORES, y, size, weight, font, 110);
    pen.textAlign = 'left';
  }
  write(pen, `Tarmac · ${date}`, LEFT, 602, 24, 500, font, WIDTH - 2 * LEFT);
}

/** One line, set smaller where it would be too long. */
function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  font: string,
  most: number,
): void {
  pen.font = `${weight} ${size}px ${font}`;
  const width = pen.measureText(text).width;
  if (width > most) pen.font = `${weight} ${Math.max(14, (size * most) / width)}px ${font}`;
  pen.fillText(text, x, y, most);
}
