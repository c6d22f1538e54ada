import { AudioRefusal } from './audio-refusal.ts';
import type { AudioMeasures, AudioReport, AudioSource } from './audio-report.ts';
import { type ByteSource, openByteSource } from './byte-source.ts';
import { classifyChannels, computeBalance, computeDcOffset } from './channels.ts';
import { countClippedRuns, listClippedSpans } from './clipping.ts';
import { readLayout, recognizeFormat } from './containers/read-layout.ts';
import { toAmplitude } from './decibel.ts';
import { type Decoder, openDecoder } from './decode.ts';
import { decodeAll } from './decode-all.ts';
import { createFrameMeter, type FrameMeter } from './frame-meter.ts';
import type { SampleKind } from './frame-samples.ts';
import { refuseImpossiblePeak } from './level-guard.ts';
import { computeSamplePeak, describeLevels } from './levels.ts';
import { findLoudestStart } from './loudest-part.ts';
import { findSilences, SILENCE_DBFS } from './silence.ts';
import { refuseBitrate, refuseSource } from './source-limits.ts';
import { buildWaveform } from './waveform.ts';

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
    return { verdict: 'refused', code: error.code, details: error.details, ...unknown, ...known.source };
  } finally {
    bytes.close();
  }
}

function measureFile(path: string, bytes: ByteSource, known: { source: Partial<AudioSource> }) {
  const sniffed = recognizeFormat(bytes);
  known.source = { format: sniffed.format };
  const layout = readLayout(bytes, sniffed);
  const { format, codec, sample_rate_hz, bits_per_sample, channels } = layout;
  const source = { format, codec, sample_rate_hz, bits_per_sample, channels };
  known.source = source;
  refuseSource(source);
  const decoder = openDecoder(path, layout);
  try {
    return { ...source, ...measureSound(decoder, layout.format === 'flac' ? layout.pcm_md5 : null) };
  } finally {
    decoder.close();
  }
}

function measureSound(decoder: Decoder, expectedMd5: string | null): AudioMeasures {
  const meter = createFrameMeter({ ...decoder.source, sample_kind: decoder.sample_kind });
  const { amount, ...measured } = decodeAll(decoder, meter);
  const truePeak = meter.finish();
  if (expectedMd5 !== null && expectedMd5 !== measured.pcm_md5) throw new AudioRefusal('corrupt', 'checksum');
  refuseImpossiblePeak(meter.table, truePeak);
  const seconds = meter.table.samples / decoder.source.sample_rate_hz;
  const bitrate_bps = Math.round((amount.coded_bytes * 8) / seconds);
  refuseBitrate(decoder.source, bitrate_bps);
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
