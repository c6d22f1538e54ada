import { createHash, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import {
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S32,
  FF_ENCODER_FLAC,
  FF_ENCODER_LIBMP3LAME,
} from 'node-av/constants';
import type { Decoder } from './decode.ts';
import type { FlacFormat } from './delivery-format.ts';
import type { AudioTags, EncodedAudio } from './encoded-audio.ts';
import type { EncoderSettings } from './encoder.ts';
import { openSourceFile, transcode } from './transcode.ts';

const PREVIEW_BITRATE_BPS = 192_000;
const PREVIEW_MAX_RATE_HZ = 48_000;
const HASH_CHUNK_BYTES = 1 << 20;

/**
 * Writes a source as stereo FLAC for delivery (DECISIONS A-009). Samples that fit the target are kept bit by bit; where depth
 * or rate change they are resampled and get triangular dither. The file appears under its name only when it is complete and
 * on disk. Throws when the source is damaged or the target can not be written.
 */
export function encodeFlac(source: string, target: string, format: FlacFormat & { tags?: AudioTags }): EncodedAudio {
  const { bits_per_sample, sample_rate_hz, dither, tags } = format;
  const settings: EncoderSettings = {
    encoder: FF_ENCODER_FLAC,
    container: 'flac',
    sample_format: bits_per_sample === 16 ? AV_SAMPLE_FMT_S16 : AV_SAMPLE_FMT_S32,
    sample_rate_hz,
    bits_per_sample,
    ...(tags && { tags }),
  };
  const depth = bits_per_sample === 16 ? 's16' : 's32:output_sample_bits=24';
  const written = writeWhole(source, target, () => ({
    settings,
    resampling: `${sample_rate_hz}:osf=${depth}${dither ? ':dither_method=triangular' : ''}`,
  }));
  return { codec: 'flac', bits_per_sample, ...written };
}

/** Writes the whole source as a stereo MP3 of 192 kbit/s for players; browsers do not play every upload format. */
export function encodePreview(source: string, target: string): EncodedAudio {
  const written = writeWhole(source, target, (decoder) => {
    const sample_rate_hz = decoder.source.sample_rate_hz === PREVIEW_MAX_RATE_HZ ? PREVIEW_MAX_RATE_HZ : 44_100;
    const settings: EncoderSettings = {
      encoder: FF_ENCODER_LIBMP3LAME,
      container: 'mp3',
      sample_format: AV_SAMPLE_FMT_FLTP,
      sample_rate_hz,
      bitrate_bps: PREVIEW_BITRATE_BPS,
    };
    return { settings, resampling: `${sample_rate_hz}:osf=fltp` };
  });
  return { codec: 'mp3', bits_per_sample: null, ...written };
}

interface Plan {
  settings: EncoderSettings;
  /** Arguments of the resampler: rate, sample format, dither. */
  resampling: string;
}

type Written = Omit<EncodedAudio, 'codec' | 'bits_per_sample'>;

function writeWhole(source: string, target: string, plan: (decoder: Decoder) => Plan): Written {
  const temporary = `${target}.${randomUUID()}.part`;
  const file = openSourceFile(source);
  try {
    const { settings, resampling } = plan(file.decoder);
    const samples = transcode(file, temporary, settings, resampling);
    const written = hashAndSync(temporary);
    renameSync(temporary, target);
    const { sample_rate_hz } = settings;
    return { ...written, duration_ms: Math.round((samples * 1000) / sample_rate_hz), sample_rate_hz, channels: 2 };
  } finally {
    file.decoder.close();
    rmSync(temporary, { force: true });
  }
}

function hashAndSync(path: string): { size_bytes: number; sha256: string; md5: string } {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
    const sha256 = createHash('sha256');
    const md5 = createHash('md5');
    const chunk = Buffer.alloc(HASH_CHUNK_BYTES);
    let size_bytes = 0;
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      sha256.update(chunk.subarray(0, read));
      md5.update(chunk.subarray(0, read));
      size_bytes += read;
    }
    return { size_bytes, sha256: sha256.digest('hex'), md5: md5.digest('hex') };
  } finally {
    closeSync(file);
  }
}
