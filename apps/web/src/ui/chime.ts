/** The only sound: two soft notes for "your turn", synthesised here without a file. */

const NOTES = [
  { pitch: 659.25, at: 0 },
  { pitch: 880, at: 0.16 },
] as const;
const LENGTH = 0.5;

let speaker: AudioContext | null = null;

/** The caller checks settings.sound. Silent if the browser refuses. */
export async function chime(): Promise<void> {
  speaker ??= new AudioContext();
  if (speaker.state === 'suspended') await speaker.resume().catch(() => undefined);
  if (speaker.state !== 'running') return;
  for (const { pitch, at } of NOTES) note(speaker, pitch, speaker.currentTime + at);
}

function note(context: AudioContext, pitch: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.18, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
