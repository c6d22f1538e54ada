import type { DemoSong } from './demo-songs.ts';

export const SAMPLE_RATE_HZ = 44_100;
const SIXTEENTHS = 16;
const LOUDNESS = 0.77;
const TABLE_LENGTH = 4096;

/** The parts of one round of four bars, in mono. */
type Stems = { chords: Float32Array; bass: Float32Array; drums: Float32Array; tune: Float32Array };
type Gains = { bass: number; drums: number; tune: number };

/** How a recording differs from its song as written. */
export interface Arrangement {
  /** How far it is above the written notes. */
  semitones: number;
  /** Its tempo, of the written one. */
  speed: number;
  /** Eighths by which its tune starts later in the written one. */
  turn: number;
  without?: 'tune' | 'drums';
}

/**
 * Renders a recording of a song: rounds of four bars in which one part after the other joins. Stereo, 16 bits,
 * interleaved.
 */
export function synthesise(written: DemoSong, arrangement: Arrangement): Int16Array {
  const stems = playRound(arrange(written, arrangement));
  const roundLength = stems.chords.length;
  const rounds = Math.ceil((written.seconds * SAMPLE_RATE_HZ) / roundLength);
  const samples = new Int16Array(rounds * roundLength * 2);
  // Most rounds are alike: each kind is mixed once.
  const mixed = new Map<string, Int16Array>();
  for (let round = 0; round < rounds; round++) {
    const gains = getGains(round, rounds, arrangement);
    const kind = JSON.stringify(gains);
    const mix = mixed.get(kind) ?? mixRound(stems, gains);
    mixed.set(kind, mix);
    samples.set(mix, round * mix.length);
  }
  fadeEnds(samples);
  return samples;
}

function arrange(written: DemoSong, { semitones, speed, turn }: Arrangement): DemoSong {
  return {
    ...written,
    beats_per_minute: written.beats_per_minute * speed,
    chords: written.chords.map((chord) => chord.map((note) => note + semitones)),
    tune: [...written.tune.slice(turn), ...written.tune.slice(0, turn)],
  };
}

function getGains(round: number, rounds: number, { without }: Arrangement): Gains {
  return {
    bass: round > 0 ? 0.9 : 0,
    drums: without !== 'drums' && round > 0 && round < rounds - 1 ? 0.8 : 0,
    tune: without === 'tune' ? 0 : round > 1 ? 0.55 : 0.2,
  };
}

function mixRound(stems: Stems, gains: Gains): Int16Array {
  const length = stems.chords.length;
  const mix = new Int16Array(length * 2);
  // The tune comes from a little to the left and, 11 ms later, from a little to the right.
  const delay = Math.round(0.011 * SAMPLE_RATE_HZ);
  for (let i = 0; i < length; i++) {
    const middle = at(stems.chords, i) + gains.bass * at(stems.bass, i) + gains.drums * at(stems.drums, i);
    mix[i * 2] = toInteger(middle + gains.tune * at(stems.tune, i));
    mix[i * 2 + 1] = toInteger(middle + gains.tune * at(stems.tune, (i + length - delay) % length));
  }
  return mix;
}

function playRound(song: DemoSong): Stems {
  const step = Math.round((60 / song.beats_per_minute / 4) * SAMPLE_RATE_HZ);
  const length = song.chords.length * SIXTEENTHS * step;
  const empty = () => new Float32Array(length);
  const stems: Stems = { chords: empty(), bass: empty(), drums: empty(), tune: empty() };
  for (const [bar, chord] of song.chords.entries()) {
    const start = bar * SIXTEENTHS * step;
    for (const note of chord.slice(1)) addNote(stems.chords, start, SIXTEENTHS * step, note, 0.16, song.partials);
    for (let half = 0; half < 4; half++)
      addNote(stems.bass, start + half * 4 * step, 3 * step, (chord[0] ?? 45) - 12, 0.42, 2);
    for (const [index, position] of song.tune.entries()) {
      const note = position === null ? undefined : chord[position];
      if (note !== undefined) addNote(stems.tune, start + index * 2 * step, 2 * step, note + 12, 0.3, 2);
    }
    for (const kick of song.kick) addKick(stems.drums, start + kick * step);
    for (const snare of [4, 12]) addNoise(stems.drums, start + snare * step, 0.16, 0.35, 7 + snare);
    for (let hat = 0; hat < SIXTEENTHS; hat += 2) addNoise(stems.drums, start + hat * step, 0.035, 0.12, hat);
  }
  return stems;
}

/** Renders a note that swells for a moment and fades out. */
function addNote(
  stem: Float32Array,
  start: number,
  length: number,
  midi: number,
  gain: number,
  partials: number,
): void {
  const wave = getWave(partials);
  const stepsPerSample = (TABLE_LENGTH * 440 * 2 ** ((midi - 69) / 12)) / SAMPLE_RATE_HZ;
  const attack = 0.012 * SAMPLE_RATE_HZ;
  for (let i = 0; i < length && start + i < stem.length; i++) {
    const left = 1 - i / length;
    const envelope = Math.min(1, i / attack) * left * (2 - left);
    stem[start + i] = at(stem, start + i) + at(wave, Math.floor(i * stepsPerSample) % TABLE_LENGTH) * envelope * gain;
  }
}

const waves = new Map<number, Float32Array>();

/**
 * Returns one period of a tone with this many partials. A table, because a sine for every sample would take ten times
 * as long.
 */
function getWave(partials: number): Float32Array {
  const known = waves.get(partials);
  if (known) return known;
  const wave = Float32Array.from({ length: TABLE_LENGTH }, (_, i) => {
    let value = 0;
    for (let k = 1; k <= partials; k++) value += Math.sin((2 * Math.PI * k * i) / TABLE_LENGTH) / k ** 1.6;
    return value;
  });
  waves.set(partials, wave);
  return wave;
}

function addKick(stem: Float32Array, start: number): void {
  const length = 0.22 * SAMPLE_RATE_HZ;
  let phase = 0;
  for (let i = 0; i < length && start + i < stem.length; i++) {
    phase += (2 * Math.PI * (48 + 90 * Math.exp(-i / 900))) / SAMPLE_RATE_HZ;
    stem[start + i] = at(stem, start + i) + Math.sin(phase) * (1 - i / length) ** 2 * 0.9;
  }
}

// The same noise every time: the demo is the same on every machine.
function addNoise(stem: Float32Array, start: number, seconds: number, gain: number, seed: number): void {
  const length = seconds * SAMPLE_RATE_HZ;
  let state = 22_695_477 + seed;
  for (let i = 0; i < length && start + i < stem.length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    stem[start + i] = at(stem, start + i) + (state / 0x3fffffff - 1) * (1 - i / length) ** 3 * gain;
  }
}

/** Fades in over the first samples, and out over the last two seconds. */
function fadeEnds(samples: Int16Array): void {
  const fade = (from: number, to: number, getLevel: (index: number) => number) => {
    for (let i = from; i < to; i++) samples[i] = Math.round((samples[i] ?? 0) * getLevel(i));
  };
  const [start, end] = [4_000, 4 * SAMPLE_RATE_HZ];
  fade(0, start, (index) => index / start);
  fade(samples.length - end, samples.length, (index) => (samples.length - index) / end);
}

// A soft limit: loud moments saturate instead of clipping.
function toInteger(value: number): number {
  const driven = value * LOUDNESS;
  return Math.round((driven / Math.sqrt(1 + driven * driven)) * 28_000);
}

function at(stem: Float32Array, index: number): number {
  return stem[index] ?? 0;
}
