import { createNoise, type Signal, type SignalShape } from './signals.ts';

/** Sounds whose peaks stand 14 dB and more over their loudness, and between their samples: the hardest for a limiter. */
export type SparseKind =
  | 'clicks_over_pad'
  | 'plucked_notes'
  | 'bursts_between_samples'
  | 'lone_hits'
  | 'treble_bursts'
  | 'starts_in_a_wave';

type Voice = (time: number, sample: number, channel: number) => number;

/** A sparse sound of one kind; another seed gives other onsets, pitches and levels. Its samples are computed once. */
export function sparse(kind: SparseKind, seed: number, seconds: number, shape: SignalShape = {}): Signal {
  const { sample_rate_hz = 44_100, channels = 2 } = shape;
  const voice = buildVoice(kind, seed, seconds, sample_rate_hz);
  const samples = Math.round(seconds * sample_rate_hz);
  const values = Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: samples }, (_, sample) => voice(sample / sample_rate_hz, sample, channel)),
  );
  const highest = values.reduce((peak, own) => own.reduce((most, value) => Math.max(most, Math.abs(value)), peak), 0);
  return {
    sample_rate_hz,
    channels,
    samples,
    at: (sample, channel) => (0.9 / highest) * (values[channel]?.[sample] ?? 0),
  };
}

function buildVoice(kind: SparseKind, seed: number, seconds: number, rate: number): Voice {
  const noise = createNoise(seed);
  const pick = (index: number) => (noise(977 * index + 13) + 1) / 2;
  const pad: Voice = (time, _, channel) =>
    Math.sin(2 * Math.PI * (110 + 20 * pick(1)) * time + channel) +
    Math.sin(2 * Math.PI * (165 + 30 * pick(2)) * time) / 2;
  const onsets = Array.from({ length: Math.ceil(2 * seconds) }, (_, i) => (i + 0.2 + 0.6 * pick(100 + i)) / 2);
  const since = (time: number) => {
    const index = Math.min(onsets.length - 1, Math.floor(2 * time));
    const own = onsets[index] ?? 0;
    return time >= own ? { index, after: time - own } : { index: index - 1, after: time - (onsets[index - 1] ?? -9) };
  };
  const note = (index: number) => 220 * 2 ** (Math.floor(24 * pick(300 + index)) / 12);
  const voices: Record<SparseKind, Voice> = {
    clicks_over_pad: (time, sample, channel) => {
      const { after } = since(time);
      return 0.03 * pad(time, sample, channel) + (after * rate < 3 ? 1 : 0);
    },
    plucked_notes: (time) => {
      const { index, after } = since(time);
      const strings = [1, 2, 3, 4, 5, 7, 9].reduce(
        (sum, harmonic) => sum + Math.sin(2 * Math.PI * harmonic * note(index) * after) / harmonic ** 0.7,
        0,
      );
      return strings * Math.exp(-6 * after);
    },
    // Cosines at a quarter of the rate whose tops lie half way between two samples.
    bursts_between_samples: (time, sample, channel) => {
      const { index, after } = since(time);
      const frames = after * rate - 300 - pick(500 + index);
      return (
        0.02 * pad(time, sample, channel) +
        Math.cos((Math.PI / 2) * frames + Math.PI / 4) * Math.exp(-((frames / (8 + 40 * pick(700 + index))) ** 2))
      );
    },
    lone_hits: (time, sample, channel) => {
      const { index, after } = since(time);
      const hit = index % 3 === 0 ? Math.exp(-900 * after) * noise(2 * sample + channel) : 0;
      return 0.05 * pad(time, sample, channel) + hit;
    },
    treble_bursts: (time, sample, channel) => {
      const { index, after } = since(time);
      const cycles = (0.3 + 0.17 * pick(900 + index)) * rate * after;
      return 0.02 * pad(time, sample, channel) + Math.exp(-200 * after) * Math.sin(2 * Math.PI * cycles);
    },
    starts_in_a_wave: (time, _, channel) =>
      Math.cos(2 * Math.PI * (3000 + 6000 * pick(5)) * time + pick(6) + channel / 3) * Math.exp(-9 * (time % 1)),
  };
  return voices[kind];
}
