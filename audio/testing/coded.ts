import { rmSync } from 'node:fs';
import {
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S32,
  FF_ENCODER_FLAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_PCM_S16BE,
  FF_ENCODER_PCM_S24BE,
} from 'node-av/constants';
import type { EncoderSettings } from '../encoder.ts';
import { openSourceFile, transcode } from '../transcode.ts';
import type { Signal } from './signals.ts';
import { writeWav } from './wav.ts';

/** Writes a signal as stereo FLAC. */
export function writeFlac(path: string, signal: Signal, bits: 16 | 24 = 16): string {
  const sample_format = bits === 16 ? AV_SAMPLE_FMT_S16 : AV_SAMPLE_FMT_S32;
  const target = { encoder: FF_ENCODER_FLAC, container: 'flac', sample_format, bits_per_sample: bits } as const;
  return writeCoded(path, signal, bits, target);
}

/** Writes a signal as stereo AIFF. */
export function writeAiff(path: string, signal: Signal, bits: 16 | 24 = 16): string {
  const sample_format = bits === 16 ? AV_SAMPLE_FMT_S16 : AV_SAMPLE_FMT_S32;
  const encoder = bits === 16 ? FF_ENCODER_PCM_S16BE : FF_ENCODER_PCM_S24BE;
  return writeCoded(path, signal, bits, { encoder, container: 'aiff', sample_format });
}

/** Writes a signal as stereo MP3 of a constant bit rate. */
export function writeMp3(path: string, signal: Signal, kbits = 320): string {
  const target = { encoder: FF_ENCODER_LIBMP3LAME, container: 'mp3', sample_format: AV_SAMPLE_FMT_FLTP } as const;
  return writeCoded(path, signal, 16, { ...target, bitrate_bps: kbits * 1000 });
}

type Target = Omit<EncoderSettings, 'sample_rate_hz'>;

function writeCoded(path: string, signal: Signal, bits: 16 | 24, target: Target): string {
  const source = writeWav(`${path}.source.wav`, signal, bits);
  const file = openSourceFile(source);
  const { sample_rate_hz } = signal;
  const format = { [AV_SAMPLE_FMT_S16]: 's16', [AV_SAMPLE_FMT_S32]: 's32' }[target.sample_format] ?? 'fltp';
  transcode(file, path, { ...target, sample_rate_hz }, `${sample_rate_hz}:osf=${format}`);
  file.decoder.close();
  rmSync(source);
  return path;
}
