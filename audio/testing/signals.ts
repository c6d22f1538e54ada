import { amplitudeOf } from '../decibel.ts';

/** Sound given by a formula: the value of every sample, from -1 to 1. */
export interface Signal {
  sample_rate_hz: number;
  channels: number;
  samples: number;
  at(sample: number, channel: number): number;
}

/** How loud a sine is, as its peak, and for how long. */
export interface Level {
  dbfs: number;
  seconds: number;
}

export interface SignalShape {
  sample_rate_hz?: number;
  channels?: number;
}

/** A sine in all channels that changes its level, as the test signals of EBU Tech 3341 and 3342 do. */
export function sine(frequencyHz: number, levels: readonly Level[], shape: SignalShape = {}): Signal {
  const { sample_rate_hz = 48_000, channels = 2 } = shape;
  const amplitudes = levels.map(({ dbfs }) => amplitudeOf(dbfs));
  let end = 0;
  const ends = levels.map(({ seconds }) => {
    end += seconds;
    return Math.round(end * sample_rate_hz);
  });
  let level = 0;
  // All channels are equal, and a sine is dear.
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

/** A second of one sine, faded in and out within 10 ms: switched at once, its edges would be its highest peaks. */
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

/** Sound as busy as music: chords that change every second, under noise and a beat. The same every time. */
export function music(seconds: number, shape: SignalShape = {}): Signal {
  const { sample_rate_hz = 44_100, channels = 2 } = shape;
  return {
    sample_rate_hz,
    channels,
    samples: Math.round(seconds * sample_rate_hz),
    at(sample, channel) {
      const time = sample / sample_rate_hz;
      const root = 110 * 2 ** (((Math.floor(time) * 5) % 12) / 12);
      const beat = Math.exp(-8 * (time % 0.5));
      const chord =
        Math.sin(2 * Math.PI * root * time) +
        Math.sin(2 * Math.PI * root * 1.26 * time + channel) +
        Math.sin(2 * Math.PI * root * 1.5 * time);
      return 0.15 * chord + 0.3 * beat * noiseAt(2 * sample + channel) + 0.2 * beat * Math.sin(2 * Math.PI * 60 * time);
    },
  };
}

/** White noise of the given peak. */
export function noise(dbfs: number, seconds: number): Signal {
  const amplitude = amplitudeOf(dbfs);
  const at = (sample: number, channel: number) => amplitude * noiseAt(2 * sample + channel);
  return { sample_rate_hz: 44_100, channels: 2, samples: Math.round(seconds * 44_100), at };
}

/** The same sound with a stretch of silence in it. */
export function withSilence(signal: Signal, startSeconds: number, seconds: number): Signal {
  const from = Math.round(startSeconds * signal.sample_rate_hz);
  const to = from + Math.round(seconds * signal.sample_rate_hz);
  return { ...signal, at: (sample, channel) => (sample >= from && sample < to ? 0 : signal.at(sample, channel)) };
}

// A hash of the position, so that any sample can be asked for in any order.
function noiseAt(position: number): number {
  let x = Math.imul(position ^ 0x9e3779b9, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 31 - 1;
}
