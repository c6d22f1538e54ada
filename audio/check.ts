import { createHash } from 'node:crypto';
import { AudioRefusal, refuseIf } from './audio-refusal.ts';
import type { AudioMeasures, AudioReport, AudioSource } from './audio-report.ts';
import { type ByteSource, openByteSource } from './byte-source.ts';
import { countClippedRuns } from './clipping.ts';
import { amplitudeOf, decibelsOf } from './decibel.ts';
import { type DecodedAmount, type Decoder, openDecoder } from './decode.ts';
import { openAudioFilter } from './filter-graph.ts';
import { type FrameMeter, MAX_BLOCK_SAMPLES, openFrameMeter } from './frame-meter.ts';
import { rowPeak } from './frame-table.ts';
import { measureLoudness } from './loudness.ts';
import { findSilences, SILENCE_DBFS } from './silence.ts';
import { sniffFormat } from './sniff.ts';
import { type DeclaredLength, findLengthRefusal, isShorterThanDeclared, readDeclaredLength } from './truncation.ts';
import { findBitrateRefusal, findSourceRefusal } from './upload-limits.ts';
import { buildWaveform } from './waveform.ts';

/**
 * Decides whether a file can be used as release audio (SPEC section 5, DECISIONS A-124) and measures it, all in one decode.
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
  const meter = openFrameMeter({ ...decoder.source, sample_kind: decoder.sample_kind });
  const { amount, pcm_md5 } = feedMeter(decoder, meter);
  const truePeak = meter.finish();
  refuseIf(findLengthRefusal(declared, amount));
  if (declared.pcm_md5 !== null && declared.pcm_md5 !== pcm_md5) throw new AudioRefusal('corrupt', 'checksum');
  const seconds = meter.table.samples / decoder.source.sample_rate_hz;
  const bitrate_bps = Math.round((amount.coded_bytes * 8) / seconds);
  refuseIf(findBitrateRefusal(decoder.source, bitrate_bps));
  const samplePeak = findSamplePeak(meter);
  if (samplePeak < amplitudeOf(SILENCE_DBFS)) throw new AudioRefusal('silent');
  const loudness = measureLoudness(meter.table);
  return {
    duration_ms: Math.round(seconds * 1000),
    bitrate_bps,
    integrated_lufs: roundLevel(loudness.integrated_lufs),
    loudness_range_lu: roundLevel(loudness.loudness_range_lu),
    momentary_max_lufs: roundLevel(loudness.momentary_max_lufs),
    short_term_max_lufs: roundLevel(loudness.short_term_max_lufs),
    true_peak_dbtp: roundLevel(decibelsOf(truePeak)),
    sample_peak_dbfs: roundLevel(decibelsOf(samplePeak)),
    clipped_runs: countClippedRuns(meter.table),
    silences: findSilences(meter.table),
    waveform: buildWaveform(meter.table),
    pcm_md5,
  };
}

function feedMeter(decoder: Decoder, meter: FrameMeter): { amount: DecodedAmount; pcm_md5: string } {
  const packed = { int16: 's16', int32: 's32', float32: 'flt' }[decoder.sample_kind];
  const description = `aformat=sample_fmts=${packed},asetnsamples=n=${MAX_BLOCK_SAMPLES}:p=0`;
  const filter = openAudioFilter(decoder.buffer_arguments, description);
  const md5 = createHash('md5');
  const bits = decoder.sample_kind === 'float32' ? 32 : (decoder.source.bits_per_sample ?? 16);
  const measure = (block: { data: Buffer[] | null; nbSamples: number }) => {
    const frameBytes = decoder.source.channels * (decoder.sample_kind === 'int16' ? 2 : 4);
    const interleaved = block.data?.[0]?.subarray(0, block.nbSamples * frameBytes);
    if (!interleaved) throw new Error('the filter handed on a block without samples');
    meter.push(interleaved, block.nbSamples);
    md5.update(meter.pack(block.nbSamples, bits));
  };
  try {
    const amount = decoder.run((frame) => filter.push(frame, measure));
    filter.push(null, measure);
    return { amount, pcm_md5: md5.digest('hex') };
  } finally {
    filter.close();
  }
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
