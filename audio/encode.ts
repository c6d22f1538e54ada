import { createHash, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import {
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S32,
  FF_ENCODER_FLAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_PCM_S16LE,
  FF_ENCODER_PCM_S24LE,
} from 'node-av/constants';
import type { Decoder } from './decode.ts';
import type { DeliveryFormat } from './delivery-format.ts';
import type { AudioTags, EncodedAudio } from './encoded-audio.ts';
import type { EncoderSettings } from './encoder.ts';
import { openSourceFile, transcode } from './transcode.ts';

const PREVIEW_BITRATE_BPS = 192_000;
const MP3_MAX_RATE_HZ = 48_000;
const HASH_CHUNK_BYTES = 1 << 20;

/**
 * Writes a source as stereo FLAC for delivery. Samples that fit the target stay bit-identical; if depth or rate
 * change, they are resampled with triangular dither. The file appears under its name only once it is complete and on
 * disk. Throws if the source is damaged or the target cannot be written.
 */
export function encodeFlac(
  source: string,
  target: string,
  format: DeliveryFormat & { tags?: AudioTags },
): EncodedAudio {
  const { bits_per_sample, tags } = format;
  const settings = { encoder: FF_ENCODER_FLAC, container: 'flac', ...describeSamples(format) } as const;
  const plan = { settings: { ...settings, ...(tags && { tags }) }, resampling: describeResampling(format) };
  return { codec: 'flac', bits_per_sample, ...encodeAtomically(source, target, () => plan) };
}

/**
 * Writes a source as stereo WAV, for stores that do not accept FLAC: plain PCM (format tag 1) at any depth and rate,
 * because some stores support nothing else.
 */
export function encodeWav(source: string, target: string, format: DeliveryFormat): EncodedAudio {
  const { bits_per_sample } = format;
  const encoder = bits_per_sample === 16 ? FF_ENCODER_PCM_S16LE : FF_ENCODER_PCM_S24LE;
  const settings = { encoder, container: 'wav', ...describeSamples(format) } as const;
  const plan = { settings, resampling: describeResampling(format), finish: tagAsPlainPcm };
  return { codec: 'pcm', bits_per_sample, ...encodeAtomically(source, target, () => plan) };
}

function describeSamples({ bits_per_sample, sample_rate_hz }: DeliveryFormat) {
  const sample_format = bits_per_sample === 16 ? AV_SAMPLE_FMT_S16 : AV_SAMPLE_FMT_S32;
  return { sample_format, sample_rate_hz, bits_per_sample };
}

function describeResampling({ bits_per_sample, sample_rate_hz, dither }: DeliveryFormat): string {
  const depth = bits_per_sample === 16 ? 's16' : 's32:output_sample_bits=24';
  return `${sample_rate_hz}:osf=${depth}${dither ? ':dither_method=triangular' : ''}`;
}

// FFmpeg marks stereo of more than 16 bits or 48 kHz as 'extensible'; the first sixteen bytes of the `fmt ` chunk
// equal plain PCM.
const FORMAT_TAG_OFFSET = 20;

function tagAsPlainPcm(path: string): void {
  const file = openSync(path, 'r+');
  try {
    writeSync(file, Buffer.from([1, 0]), 0, 2, FORMAT_TAG_OFFSET);
  } finally {
    closeSync(file);
  }
}

/** Writes the whole source as a stereo MP3 of 192 kbit/s for players; browsers do not play every upload format. */
export function encodePreview(source: string, target: string): EncodedAudio {
  return encodeMp3(source, target, PREVIEW_BITRATE_BPS);
}

/** Writes the whole source as a stereo MP3 at 44.1 or 48 kHz. */
export function encodeMp3(source: string, target: string, bitrate_bps: 192_000 | 320_000): EncodedAudio {
  const written = encodeAtomically(source, target, (decoder) => {
    const sample_rate_hz = decoder.source.sample_rate_hz % MP3_MAX_RATE_HZ === 0 ? MP3_MAX_RATE_HZ : 44_100;
    const settings: EncoderSettings = {
      encoder: FF_ENCODER_LIBMP3LAME,
      container: 'mp3',
      sample_format: AV_SAMPLE_FMT_FLTP,
      sample_rate_hz,
      bitrate_bps,
    };
    return { settings, resampling: `${sample_rate_hz}:osf=fltp` };
  });
  return { codec: 'mp3', bits_per_sample: null, ...written };
}

interface Plan {
  settings: EncoderSettings;
  /** Arguments of the resampler: rate, sample format, dither. */
  resampling: string;
  /** Changes the finished temporary file before it is renamed. */
  finish?: (path: string) => void;
}

type Written = Omit<EncodedAudio, 'codec' | 'bits_per_sample'>;

function encodeAtomically(source: string, target: string, plan: (decoder: Decoder) => Plan): Written {
  const temporary = `${target}.${randomUUID()}.part`;
  const file = openSourceFile(source);
  try {
    const { settings, resampling, finish } = plan(file.decoder);
    const { samples, pcm_md5 } = transcode(file, temporary, settings, resampling);
    finish?.(temporary);
    const written = hashAndSync(temporary);
    renameSync(temporary, target);
    const { sample_rate_hz } = settings;
    const duration_ms = Math.round((samples * 1000) / sample_rate_hz);
    return { ...written, duration_ms, sample_rate_hz, channels: 2, pcm_md5 };
  } finally {
    file.decoder.close();
    rmSync(temporary, { force: true });
  }
}

function hashAndSync(path: string): Pick<EncodedAudio, 'size_bytes' | 'sha256' | 'md5' | 'sha1'> {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
    const hashes = ['sha256', 'md5', 'sha1'].map((name) => createHash(name));
    const chunk = Buffer.alloc(HASH_CHUNK_BYTES);
    let size_bytes = 0;
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      for (const hash of hashes) hash.update(chunk.subarray(0, read));
      size_bytes += read;
    }
    const [sha256 = '', md5 = '', sha1 = ''] = hashes.map((hash) => hash.digest('hex'));
    return { size_bytes, sha256, md5, sha1 };
  } finally {
    closeSync(file);
  }
}
