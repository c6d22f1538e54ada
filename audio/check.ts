import { AudioRefusal, refuseIf } from './audio-refusal.ts';
import type {
  AudioMeasures,
  AudioRefusalCode,
  AudioReport,
  AudioSource,
  ClippedSpan,
  StereoRelation,
} from './audio-report.ts';
import { type ByteSource, openByteSource } from './byte-source.ts';

import { toAmplitude, toDecibels } from './decibel.ts';
import { type Decoder, openDecoder, type SampleKind } from './decode.ts';
import { decodeAll } from './decode-all.ts';

import { createFrameMeter, type FrameMeter, type SoundTotals } from './frame-meter.ts';
import { type FrameTable, rowPeak, rowStartMs } from './frame-table.ts';
import { measureLoudness } from './loudness.ts';
import { findSilences, SILENCE_DBFS } from './silence.ts';
import { sniffFormat } from './sniff.ts';

import { type DeclaredLength, findLengthRefusal, isShorterThanDeclared, readDeclaredLength } from './truncation.ts';

const MAX_BINS = 1000;

/**
 * Builds the waveform of a track for players: pairs [lowest, highest] over all channels, from -1 to 1 in thousandths,
 * in at most 1000 equal time steps.
 */
export function buildWaveform(table: FrameTable): [number, number][] {
  const bins = Math.min(MAX_BINS, table.rows);
  return Array.from({ length: bins }, (_, bin) => {
    const from = Math.floor((bin * table.rows) / bins);
    const to = Math.floor(((bin + 1) * table.rows) / bins);
    const lowest = table.lowest.subarray(from, to).reduce((least, value) => Math.min(least, value), 1);
    const highest = table.highest.subarray(from, to).reduce((most, value) => Math.max(most, value), -1);
    return [inThousandths(lowest), inThousandths(highest)];
  });
}

function inThousandths(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 1000) / 1000;
}

// A-124; the upper rate is the maximum that the meters support.
const MAX_CHANNELS = 2;
const MIN_SAMPLE_RATE_HZ = 44_100;
const MAX_SAMPLE_RATE_HZ = 384_000;
const MIN_MP3_KBITS = 192;

/** Returns the refusal for the source properties: more than two channels or under 44.1 kHz. */
export function findSourceRefusal({ channels, sample_rate_hz }: AudioSource): AudioRefusalCode | null {
  if (channels < 1 || sample_rate_hz > MAX_SAMPLE_RATE_HZ) return 'unsupported_format';
  if (channels > MAX_CHANNELS) return 'too_many_channels';
  return sample_rate_hz < MIN_SAMPLE_RATE_HZ ? 'low_sample_rate' : null;
}

/** Returns the refusal for the bit rate: an MP3 under 192 kbit/s on average. */
function findBitrateRefusal({ format }: AudioSource, bitrateBps: number): AudioRefusalCode | null {
  return format === 'mp3' && Math.round(bitrateBps / 1000) < MIN_MP3_KBITS ? 'low_bitrate' : null;
}

// One step of 13 bits: the dither of two equal channels may differ.
const SAME_WITHIN = 1.3e-4;
const OPPOSITE_CORRELATION = -0.8;
// A channel 40 dB under the other one indicates an unplugged cable.
const ONE_SIDED_POWER = 1e-4;

/**
 * Classifies the channels: two equal channels are `dual_mono`; channels that mostly cancel each other in mono
 * (correlation under -0.8) are `out_of_phase`; a file with one channel 40 dB or more under the other is `one_sided`.
 */
export function findStereoRelation(channels: number, totals: SoundTotals): StereoRelation {
  if (channels === 1) return 'mono';
  const { left_energy, right_energy, shared_energy, largest_difference } = totals;
  if (Math.min(left_energy, right_energy) <= ONE_SIDED_POWER * Math.max(left_energy, right_energy)) return 'one_sided';
  if (largest_difference < SAME_WITHIN) return 'dual_mono';
  const correlation = shared_energy / Math.sqrt(left_energy * right_energy);
  return correlation < OPPOSITE_CORRELATION ? 'out_of_phase' : 'stereo';
}

/** Returns the difference of the channels' levels in decibels, above zero if the left one is louder; null without two. */
function findBalance(channels: number, { left_energy, right_energy }: SoundTotals): number | null {
  if (channels === 1 || left_energy === 0 || right_energy === 0) return null;
  return roundLevel(toDecibels(Math.sqrt(left_energy / right_energy)));
}

/**
 * Returns the larger mean of a channel, as a share of full scale from 0 to 1: audio swings around zero, so an offset is
 * a fault.
 */
export function findDcOffset(samples: number, { left, right }: SoundTotals): number {
  return samples === 0 ? 0 : Math.max(Math.abs(left), Math.abs(right)) / samples;
}

/**
 * Returns the bits per sample that carry audio: 16 in a 24-bit file made from a 16-bit one. Null for samples that are
 * not integers. Integers fill their word from the top, so unused bits are zeros at its end.
 */
function findEffectiveBits({ bits_per_sample }: AudioSource, kind: SampleKind, usedBits: number): number | null {
  if (kind === 'float32' || bits_per_sample === null || usedBits === 0) return null;
  const wordBits = kind === 'int16' ? 16 : 32;
  const unused = 31 - Math.clz32(usedBits & -usedBits);
  return Math.min(bits_per_sample, wordBits - unused);
}

const MAX_SPANS = 20;
// Listeners perceive flat tops this close to each other as one.
const NEAR_ROWS = 50;

/** Counts the flat tops: four or more equal samples in a row, louder than -12 dBFS, in any channel. */
export function countClippedRuns(table: FrameTable): number {
  return table.flat_runs.subarray(0, table.rows).reduce((sum, runs) => sum + runs, 0);
}

/**
 * Returns the first flat tops, to 10 ms: at most twenty spans; those within half a second of each other are one span.
 */
function findClippedSpans(table: FrameTable): ClippedSpan[] {
  const spans: { first: number; last: number }[] = [];
  for (let row = 0; row < table.rows; row++) {
    if (!table.flat_runs[row]) continue;
    const span = spans.at(-1);
    if (span && row - span.last <= NEAR_ROWS) span.last = row;
    else if (spans.length < MAX_SPANS) spans.push({ first: row, last: row });
    else break;
  }
  return spans.map(({ first, last }) => {
    const start_ms = Math.round(rowStartMs(table, first));
    return { start_ms, length_ms: Math.round(rowStartMs(table, last + 1)) - start_ms };
  });
}

/**
 * Decides whether a file can be used as release audio (S5-028, A-124) and measures it, in one decode. The file is
 * recognised by content, must be complete and undamaged to the last sample, mono or stereo. Throws only if the file
 * cannot be opened.
 */
export function checkAudioFile(path: string): AudioReport {
  const bytes = openByteSource(path);
  const known: { source: Partial<AudioSource> } = { source: {} };
  try {
    return { verdict: 'accepted', ...measureFile(path, bytes, known) };
  } catch (error) {
    if (!(error instanceof AudioRefusal)) throw error;
    const unknown = { format: null, codec: null, sample_rate_hz: null, bits_per_sample: null, channels: null };
    return { verdict: 'refused', code: error.code, ...unknown, ...known.source };
  } finally {
    bytes.close();
  }
}

function measureFile(path: string, bytes: ByteSource, known: { source: Partial<AudioSource> }) {
  if (bytes.size_bytes === 0) throw new AudioRefusal('empty');
  const sniffed = sniffFormat(bytes);
  if (!sniffed) throw new AudioRefusal('unsupported_format', 'content');
  known.source = { format: sniffed.format };
  const declared = readDeclaredLength(bytes, sniffed);
  if (isShorterThanDeclared(declared, bytes.size_bytes)) throw new AudioRefusal('truncated', 'container');
  const decoder = openDecoder(path, sniffed.format);
  try {
    known.source = decoder.source;
    refuseIf(findSourceRefusal(decoder.source));
    return { ...decoder.source, ...measureSound(decoder, declared) };
  } finally {
    decoder.close();
  }
}

function measureSound(decoder: Decoder, declared: DeclaredLength): AudioMeasures {
  const meter = createFrameMeter({ ...decoder.source, sample_kind: decoder.sample_kind });
  const { amount, ...measured } = decodeAll(decoder, meter);
  const truePeak = meter.finish();
  refuseIf(findLengthRefusal(declared, amount));
  if (declared.pcm_md5 !== null && declared.pcm_md5 !== measured.pcm_md5) throw new AudioRefusal('corrupt', 'checksum');
  const seconds = meter.table.samples / decoder.source.sample_rate_hz;
  const bitrate_bps = Math.round((amount.coded_bytes * 8) / seconds);
  refuseIf(findBitrateRefusal(decoder.source, bitrate_bps));
  const samplePeak = findSamplePeak(meter);
  if (samplePeak < toAmplitude(SILENCE_DBFS)) throw new AudioRefusal('silent');
  return {
    duration_ms: Math.round(seconds * 1000),
    bitrate_bps,
    ...describeLevels(meter, truePeak, samplePeak),
    ...describeChannels(decoder, meter),
    clipped_runs: countClippedRuns(meter.table),
    clippings: findClippedSpans(meter.table),
    silences: findSilences(meter.table),
    waveform: buildWaveform(meter.table),
    ...measured,
  };
}

/** Describes the loudness and the peaks of a measured file, in hundredths. */
export function describeLevels({ table }: FrameMeter, truePeak: number, samplePeak: number) {
  const loudness = measureLoudness(table);
  return {
    integrated_lufs: roundLevel(loudness.integrated_lufs),
    loudness_range_lu: roundLevel(loudness.loudness_range_lu),
    momentary_max_lufs: roundLevel(loudness.momentary_max_lufs),
    short_term_max_lufs: roundLevel(loudness.short_term_max_lufs),
    true_peak_dbtp: roundLevel(toDecibels(truePeak)),
    sample_peak_dbfs: roundLevel(toDecibels(samplePeak)),
  };
}

function describeChannels({ source, sample_kind }: Decoder, meter: FrameMeter) {
  const totals = meter.readTotals();
  return {
    effective_bits: findEffectiveBits(source, sample_kind, totals.used_bits),
    dc_offset: Math.round(findDcOffset(meter.table.samples, totals) * 10_000) / 10_000,
    stereo: findStereoRelation(source.channels, totals),
    channel_balance_db: findBalance(source.channels, totals),
  };
}

/** Returns the largest sample of a measured file, from 0. */
export function findSamplePeak({ table }: FrameMeter): number {
  let peak = 0;
  for (let row = 0; row < table.rows; row++) peak = Math.max(peak, rowPeak(table, row));
  return peak;
}

// Hundredths of a decibel: finer than the accuracy of any meter.
function roundLevel<Level extends number | null>(level: Level): Level {
  return (level === null ? null : Math.round(level * 100) / 100) as Level;
}
