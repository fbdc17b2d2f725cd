/** The sounds of the page: a few soft notes each, synthesised here without a file. */

import type { Sound } from '@tarmac/board';

type Kind = Sound | 'turn';

interface Note {
  readonly pitch: number;
  /** Seconds from the beginning. */
  readonly at: number;
  readonly length: number;
  readonly tone: OscillatorType;
}

const NOTES: Readonly<Record<Kind, readonly Note[]>> = {
  turn: [
    { pitch: 659.25, at: 0, length: 0.5, tone: 'sine' },
    { pitch: 880, at: 0.16, length: 0.5, tone: 'sine' },
  ],
  place: [{ pitch: 196, at: 0, length: 0.14, tone: 'triangle' }],
  cash: [
    { pitch: 1318.5, at: 0, length: 0.16, tone: 'sine' },
    { pitch: 1760, at: 0.07, length: 0.22, tone: 'sine' },
  ],
  scoring: [
    { pitch: 523.25, at: 0, length: 0.4, tone: 'triangle' },
    { pitch: 659.25, at: 0.14, length: 0.4, tone: 'triangle' },
    { pitch: 783.99, at: 0.28, length: 0.7, tone: 'triangle' },
  ],
};
const LOUDEST = 0.3;

let speaker: AudioContext | null = null;

/** The caller asks the settings whether it is wanted. `volume` is from 0 to 1. Silent if the browser refuses. */
export async function chime(kind: Kind, volume: number): Promise<void> {
  speaker ??= new AudioContext();
  if (speaker.state === 'suspended') await speaker.resume().catch(() => undefined);
  if (speaker.state !== 'running') return;
  for (const note of NOTES[kind]) sing(speaker, note, LOUDEST * volume);
}

function sing(context: AudioContext, { pitch, at, length, tone }: Note, loudness: number): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + at;
  voice.type = tone;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}
