import { toAmplitude } from '../decibel.ts';

/** Audio defined by a formula: the value of every sample, from -1 to 1. */
export interface Signal {
  sample_rate_hz: number;
  channels: number;
  samples: number;
  at(sample: number, channel: number): number;
}

/** The peak level and the duration of a sine. */
export interface Level {
  dbfs: number;
  seconds: number;
}

export interface SignalShape {
  sample_rate_hz?: number;
  channels?: number;
}

/** A sine in all channels with changing levels, like the test signals of EBU Tech 3341 and 3342. */
export function sine(frequencyHz: number, levels: readonly Level[], shape: SignalShape = {}): Signal {
  const { sample_rate_hz = 48_000, channels = 2 } = shape;
  const amplitudes = levels.map(({ dbfs }) => toAmplitude(dbfs));
  let end = 0;
  const ends = levels.map(({ seconds }) => {
    end += seconds;
    return Math.round(end * sample_rate_hz);
  });
  let level = 0;
  // All channels are equal, and a sine is expensive to compute.
  let last = -1;
  let value = 0;
  return {
    sample_rate_hz,
    channels,
    samples: ends.at(-1) ?? 0,
    at(sample) {
      if (sample === last) return value;
      last = sample;
      if (sample < (ends[level - 1] ?? 0)) level = 0;
      while (sample >= (ends[level] ?? Number.POSITIVE_INFINITY)) level++;
      value = (amplitudes[level] ?? 0) * Math.sin((2 * Math.PI * frequencyHz * sample) / sample_rate_hz);
      return value;
    },
  };
}

/** A second of one sine, faded in and out within 10 ms: hard edges would become its highest peaks. */
export function steadySine(cyclesPerSample: number, amplitude: number, phaseDegrees: number): Signal {
  return {
    sample_rate_hz: 48_000,
    channels: 2,
    samples: 48_000,
    at(sample) {
      const fade = Math.min(1, sample / 480, (48_000 - sample) / 480);
      return fade * amplitude * Math.sin(2 * Math.PI * cyclesPerSample * sample + (phaseDegrees * Math.PI) / 180);
    },
  };
}

/** Audio as complex as music: chords that change every second, with noise and a beat. Always the same. */
export function music(seconds: number, shape: SignalShape = {}): Signal {
  const { sample_rate_hz = 44_100, channels = 2 } = shape;
  // The part common to both channels is computed once per sample, because sines are slow.
  let [last, time, third, beat, chord, bass] = [-1, 0, 0, 0, 0, 0];
  return {
    sample_rate_hz,
    channels,
    samples: Math.round(seconds * sample_rate_hz),
    at(sample, channel) {
      if (sample !== last) {
        last = sample;
        time = sample / sample_rate_hz;
        const root = 110 * 2 ** (((Math.floor(time) * 5) % 12) / 12);
        third = 2 * Math.PI * root * 1.26 * time;
        beat = Math.exp(-8 * (time % 0.5));
        chord = Math.sin(2 * Math.PI * root * time) + Math.sin(2 * Math.PI * root * 1.5 * time);
        bass = 0.2 * beat * Math.sin(2 * Math.PI * 60 * time);
      }
      return 0.15 * (chord + Math.sin(third + channel)) + 0.3 * beat * noiseAt(2 * sample + channel) + bass;
    },
  };
}

/** Angular speeds of the four tones of a beat. */
type Tones = [low: number, middle: number, high: number, lead: number];

/** Music with separate chords, bass and rhythm for every seed: two seeds give two songs. */
export function melody(seconds: number, seed: number, shape: SignalShape = {}): Signal {
  const { sample_rate_hz = 44_100, channels = 2 } = shape;
  let last = -1;
  let [low, middle, high, lead]: Tones = [0, 0, 0, 0];
  const pick = (index: number, choices: number) =>
    Math.floor(((noiseAt(1_000_003 * seed + 7 * index) + 1) / 2) * choices);
  return {
    sample_rate_hz,
    channels,
    samples: Math.round(seconds * sample_rate_hz),
    at(sample, channel) {
      const time = sample / sample_rate_hz;
      const beat = Math.floor(time * 4);
      const inBeat = time * 4 - beat;
      if (beat !== last) {
        last = beat;
        const chord = 3 * pick(Math.floor(beat / 4), 8);
        const semitones = [chord + 12, chord + 16 + pick(beat, 2), chord + 19, 24 + pick(beat + 500, 19)];
        [low, middle, high, lead] = semitones.map((steps) => 2 * Math.PI * 110 * 2 ** (steps / 12)) as Tones;
      }
      const tone = (speed: number, gain: number) => gain * Math.sin(speed * time + channel);
      const voices = tone(low, 0.12) + tone(middle, 0.1) + tone(high, 0.1);
      const hit = 0.2 * Math.exp(-20 * inBeat) * noiseAt(2 * sample + channel);
      return voices + tone(lead, 0.25) * Math.exp(-3 * inBeat) + hit;
    },
  };
}

/** White noise of the given peak level. */
export function noise(dbfs: number, seconds: number): Signal {
  const amplitude = toAmplitude(dbfs);
  const at = (sample: number, channel: number) => amplitude * noiseAt(2 * sample + channel);
  return { sample_rate_hz: 44_100, channels: 2, samples: Math.round(seconds * 44_100), at };
}

/** The same audio with a span of silence in it. */
export function withSilence(signal: Signal, startSeconds: number, seconds: number): Signal {
  const from = Math.round(startSeconds * signal.sample_rate_hz);
  const to = from + Math.round(seconds * signal.sample_rate_hz);
  return { ...signal, at: (sample, channel) => (sample >= from && sample < to ? 0 : signal.at(sample, channel)) };
}

/** A sine with rising frequency, like acoustic test signals: linear or by equal steps of pitch. */
export function sweep(fromHz: number, toHz: number, seconds: number, growth: 'even' | 'by_pitch'): Signal {
  const sample_rate_hz = 44_100;
  const ratio = Math.log(toHz / fromHz);
  const cyclesAt = (time: number) =>
    growth === 'even'
      ? fromHz * time + ((toHz - fromHz) / (2 * seconds)) * time * time
      : ((fromHz * seconds) / ratio) * (Math.exp((time / seconds) * ratio) - 1);
  const at = (sample: number) => 0.5 * Math.sin(2 * Math.PI * cyclesAt(sample / sample_rate_hz));
  return { sample_rate_hz, channels: 2, samples: seconds * sample_rate_hz, at };
}

/** The same audio through one-pole low-pass filters, 6 dB per octave each: it sounds dull. */
export function lowPassed(signal: Signal, cutHz: number, poles: number): Signal {
  const share = 1 - Math.exp((-2 * Math.PI * cutHz) / signal.sample_rate_hz);
  return filtered(signal, (samples) => {
    for (let pole = 0; pole < poles; pole++) {
      let state = 0;
      samples.forEach((value, i) => {
        state += share * (value - state);
        samples[i] = state;
      });
    }
    return samples;
  });
}

/** The same audio with nothing above a frequency, like the output of a steep filter. */
export function bandLimited(signal: Signal, cutHz: number): Signal {
  const taps = 401;
  const centre = (taps - 1) / 2;
  const kernel = Float64Array.from({ length: taps }, (_, tap) => {
    const angle = (2 * Math.PI * tap) / (taps - 1);
    const window = 0.42 - 0.5 * Math.cos(angle) + 0.08 * Math.cos(2 * angle);
    const cycles = (2 * cutHz * (tap - centre)) / signal.sample_rate_hz;
    const share = (2 * cutHz) / signal.sample_rate_hz;
    return window * share * (tap === centre ? 1 : Math.sin(Math.PI * cycles) / (Math.PI * cycles));
  });
  return filtered(signal, (samples) => convolve(samples, kernel));
}

function convolve(samples: Float64Array, kernel: Float64Array): Float64Array {
  const result = new Float64Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    let sum = 0;
    for (let tap = Math.min(i, kernel.length - 1); tap >= 0; tap--) sum += at(kernel, tap) * at(samples, i - tap);
    result[i] = sum;
  }
  return result;
}

const at = (values: Float64Array, index: number): number => values[index] ?? 0;

/** The same audio with its samples computed once, for a signal that is written often. */
export function computed(signal: Signal): Signal {
  return filtered(signal, (samples) => samples);
}

function filtered(signal: Signal, filter: (samples: Float64Array) => Float64Array): Signal {
  const channels = Array.from({ length: signal.channels }, (_, channel) =>
    filter(Float64Array.from({ length: signal.samples }, (_, sample) => signal.at(sample, channel))),
  );
  return { ...signal, at: (sample, channel) => channels[channel]?.[sample] ?? 0 };
}

/** White noise between -1 and 1 by position; another seed gives other noise. */
export function createNoise(seed: number): (position: number) => number {
  return (position) => noiseAt(position + Math.imul(seed, 0x632be5ab));
}

// A hash of the position, so that samples can be computed in any order.
function noiseAt(position: number): number {
  let x = Math.imul(position ^ 0x9e3779b9, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/**
 * An unmastered mix: bass, chords and hiss, a quiet part and a loud one, and drums that stand out. Always the same; the
 * samples are computed once.
 */
export function mix(seconds: number, shape: SignalShape = {}): Signal {
  const { sample_rate_hz = 44_100, channels = 2 } = shape;
  const samples = Math.round(seconds * sample_rate_hz);
  const values = new Float32Array(2 * samples);
  for (let sample = 0; sample < samples; sample++) {
    const time = sample / sample_rate_hz;
    const root = 2 * Math.PI * 55 * 2 ** (((Math.floor(time) * 5) % 12) / 12) * time;
    const chord = Math.sin(4 * root) / 3 + Math.sin(5.04 * root) / 4 + Math.sin(6 * root) / 5 + Math.sin(16 * root) / 8;
    const kick = 0.6 * Math.exp(-14 * (time % 0.5)) * Math.sin(2 * Math.PI * 55 * time);
    const middle = 0.16 * Math.sin(root) + 0.1 * chord + kick;
    const hiss = 0.02 + 0.4 * Math.exp(-30 * ((time + 0.25) % 0.5));
    const part = time < seconds / 3 ? 0.3 : 0.55;
    for (const channel of [0, 1]) {
      const wide = 0.05 * Math.sin(12 * root + 2 * channel) + hiss * noiseAt(2 * sample + channel);
      values[2 * sample + channel] = part * (middle + wide);
    }
  }
  return { sample_rate_hz, channels, samples, at: (sample, channel) => values[2 * sample + channel] ?? 0 };
}

/** The same audio again and again up to a length; every sample is computed once. */
export function repeated(signal: Signal, seconds: number): Signal {
  const once = computed(signal);
  return {
    ...signal,
    samples: Math.round(seconds * signal.sample_rate_hz),
    at: (sample, channel) => once.at(sample % signal.samples, channel),
  };
}
