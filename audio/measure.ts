import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import type { AudioMeasures, AudioSource } from './audio-report.ts';
import { decodeBlocks } from './decode-blocks.ts';
import { createFrameMeter, MAX_BLOCK_SAMPLES } from './frame-meter.ts';
import { computeSamplePeak, describeLevels } from './levels.ts';
import { openSourceFile } from './transcode.ts';

/** The form, length, loudness, peaks and bytes that a written file really has. */
export interface MeasuredFile
  extends Omit<AudioSource, 'format'>,
    Pick<AudioMeasures, 'samples' | 'integrated_lufs' | 'pcm_md5'> {
  /** Null for digital silence. */
  true_peak_dbtp: number | null;
  /** Of the bytes of the file. */
  sha256: string;
  duration_ms: number;
}

const HASH_CHUNK_BYTES = 1 << 20;

/**
 * Decodes a file that was written for others, and measures what they will hear, with the meters of the check but without
 * its searches. Throws `AudioRefusal` if the file is damaged or ends early.
 */
export function measureFile(path: string): MeasuredFile {
  const sha256 = hashFile(path);
  const { decoder } = openSourceFile(path);
  try {
    const { format: _, ...source } = decoder.source;
    const meter = createFrameMeter({ ...decoder.source, sample_kind: decoder.sample_kind });
    const md5 = createHash('md5');
    const bits = decoder.sample_kind === 'float32' ? 32 : (source.bits_per_sample ?? 16);
    decodeBlocks(decoder, MAX_BLOCK_SAMPLES, (interleaved, samples) => {
      meter.push(interleaved, samples);
      md5.update(meter.pack(samples, bits));
    });
    const truePeak = meter.finish();
    const { integrated_lufs, true_peak_dbtp } = describeLevels(meter, truePeak, computeSamplePeak(meter));
    const { samples } = meter.table;
    return {
      ...source,
      sha256,
      samples,
      duration_ms: Math.round((samples * 1000) / source.sample_rate_hz),
      integrated_lufs,
      true_peak_dbtp: Number.isFinite(true_peak_dbtp) ? true_peak_dbtp : null,
      pcm_md5: md5.digest('hex'),
    };
  } finally {
    decoder.close();
  }
}

function hashFile(path: string): string {
  const file = openSync(path, 'r');
  try {
    const hash = createHash('sha256');
    const chunk = Buffer.alloc(HASH_CHUNK_BYTES);
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) hash.update(chunk.subarray(0, read));
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}
