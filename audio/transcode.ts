import { openByteSource } from './byte-source.ts';
import { readLayout, recognizeFormat } from './containers/read-layout.ts';
import { type Decoder, openDecoder } from './decode.ts';
import { type Encoder, type EncoderSettings, openEncoder } from './encoder.ts';
import { createAudioFilter } from './filter-graph.ts';

// If the rate changes: flat to 20 kHz at 44.1 kHz; frequencies above half the new rate are 54 dB down there and 60 dB
// from 24 kHz on.
const LOW_PASS = 'filter_size=256:cutoff=0.97:filter_type=kaiser:kaiser_beta=12:exact_rational=1';
// For encoders that accept frames of any length.
const ANY_FRAME_SAMPLES = 4096;

/** A file to be encoded into another one. */
export interface SourceFile {
  decoder: Decoder;
}

/** Opens a file for decoding in the format recognised by its content. Throws `AudioRefusal`. */
export function openSourceFile(path: string): SourceFile {
  const bytes = openByteSource(path);
  try {
    return { decoder: openDecoder(path, readLayout(bytes, recognizeFormat(bytes))) };
  } finally {
    bytes.close();
  }
}

/**
 * Decodes a source once into an encoder; returns the written samples per channel and their digest, which is null for a
 * lossy encoder. `resampling` contains the arguments of FFmpeg's resampler: rate, sample format, dither. Throws
 * `AudioRefusal` if the source is damaged or ends early.
 */
export function transcode(
  source: SourceFile,
  target: string,
  settings: EncoderSettings,
  resampling: string,
): { samples: number; pcm_md5: string | null } {
  const { decoder } = source;
  const encoder = openEncoder(target, settings);
  try {
    const filter = createAudioFilter(decoder.buffer_arguments, describeFilter(decoder, resampling, encoder));
    try {
      const write = encoder.write;
      decoder.run((frame) => filter.push(frame, write));
      filter.push(null, write);
    } finally {
      filter.close();
    }
    encoder.finish();
    return { samples: encoder.samples, pcm_md5: encoder.digest() };
  } finally {
    encoder.close();
  }
}

// One channel becomes two equal ones; the resampler's own mono-to-stereo conversion would lower it by 3 dB.
function describeFilter({ source }: Decoder, resampling: string, { frame_samples }: Encoder): string {
  const widen = source.channels === 1 ? 'pan=stereo|c0=c0|c1=c0,' : '';
  const resample = `aresample=${resampling}:${LOW_PASS}`;
  return `${widen}${resample},asetnsamples=n=${frame_samples || ANY_FRAME_SAMPLES}:p=0`;
}
