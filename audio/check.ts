import { AudioRefusal, refuseIf } from './audio-refusal.ts';
import type { AudioMeasures, AudioRefusalCode, AudioReport, AudioSource } from './audio-report.ts';
import { type ByteSource, openByteSource } from './byte-source.ts';
import { classifyChannels, computeBalance, computeDcOffset } from './channels.ts';
import { countClippedRuns, listClippedSpans } from './clipping.ts';
import { toAmplitude } from './decibel.ts';
import { type Decoder, openDecoder, type SampleKind } from './decode.ts';
import { decodeAll } from './decode-all.ts';
import { createFrameMeter, type FrameMeter } from './frame-meter.ts';
import { computeSamplePeak, describeLevels } from './levels.ts';
import { findLoudestStart } from './loudest-part.ts';
import { findSilences, SILENCE_DBFS } from './silence.ts';
import { sniffFormat } from './sniff.ts';
import { type DeclaredLength, findLengthRefusal, isShorterThanDeclared, readDeclaredLength } from './truncation.ts';
import { buildWaveform } from './waveform.ts';

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

/**
 * Decides whether a file can be used as release audio (S5-028, A-124) and measures it, in one decode. The file is
 * recognised by content, must be complete and undamaged to the last sample, mono or stereo. Throws only if the file
 * cannot be opened.
 */
export function checkAudioFile(path: string): AudioReport {
  const bytes = openByteSource(path);
  // Keeps what was read before a refusal.
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
  const samplePeak = computeSamplePeak(meter);
  if (samplePeak < toAmplitude(SILENCE_DBFS)) throw new AudioRefusal('silent');
  return {
    samples: meter.table.samples,
    duration_ms: Math.round(seconds * 1000),
    bitrate_bps,
    ...describeLevels(meter, truePeak, samplePeak),
    ...describeChannels(decoder, meter),
    clipped_runs: countClippedRuns(meter.table),
    clippings: listClippedSpans(meter.table),
    loudest_start_ms: findLoudestStart(meter.table),
    silences: findSilences(meter.table),
    waveform: buildWaveform(meter.table),
    ...measured,
  };
}

function describeChannels({ source, sample_kind }: Decoder, meter: FrameMeter) {
  const totals = meter.readTotals();
  return {
    effective_bits: findEffectiveBits(source, sample_kind, totals.used_bits),
    dc_offset: Math.round(computeDcOffset(meter.table.samples, totals) * 10_000) / 10_000,
    stereo: classifyChannels(source.channels, totals),
    channel_balance_db: computeBalance(source.channels, totals),
  };
}
