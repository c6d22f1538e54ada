import { AudioRefusal, refuseIf } from './audio-refusal.ts';
import type { AudioMeasures, AudioReport, AudioSource } from './audio-report.ts';
import { type ByteSource, openByteSource } from './byte-source.ts';
import { countClippedRuns, findClippedSpans } from './clipping.ts';
import { toAmplitude, toDecibels } from './decibel.ts';
import { type Decoder, openDecoder } from './decode.ts';
import { decodeAll } from './decode-all.ts';
import { findEffectiveBits } from './effective-bits.ts';
import { createFrameMeter, type FrameMeter } from './frame-meter.ts';
import { rowPeak } from './frame-table.ts';
import { measureLoudness } from './loudness.ts';
import { findSilences, SILENCE_DBFS } from './silence.ts';
import { sniffFormat } from './sniff.ts';
import { findDcOffset, findStereoRelation } from './stereo.ts';
import { type DeclaredLength, findLengthRefusal, isShorterThanDeclared, readDeclaredLength } from './truncation.ts';
import { findBitrateRefusal, findSourceRefusal } from './upload-limits.ts';
import { buildWaveform } from './waveform.ts';

/**
 * Decides whether a file can be used as release audio (S5-028, A-124) and measures it, all in one decode.
 * The file is recognised by content, must be complete and undamaged to the last sample, mono or stereo. Throws only when
 * the file can not be opened.
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

function describeLevels({ table }: FrameMeter, truePeak: number, samplePeak: number) {
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
  };
}

function findSamplePeak({ table }: FrameMeter): number {
  let peak = 0;
  for (let row = 0; row < table.rows; row++) peak = Math.max(peak, rowPeak(table, row));
  return peak;
}

// Hundredths of a decibel: finer than any meter is right.
function roundLevel<Level extends number | null>(level: Level): Level {
  return (level === null ? null : Math.round(level * 100) / 100) as Level;
}
