import { createHash } from 'node:crypto';
import type { DecodedAmount, Decoder } from './decode.ts';
import { decodeBlocks } from './decode-blocks.ts';
import { createFingerprinter } from './fingerprint.ts';
import { type FrameMeter, MAX_BLOCK_SAMPLES } from './frame-meter.ts';
import { createCutoffFinder } from './lossy-cutoff.ts';
import { createUpsamplingFinder } from './upsampling.ts';

/** The results of one decode in addition to the meter's rows and totals. */
export interface SoundMeasures {
  amount: DecodedAmount;
  pcm_md5: string;
  fingerprint: number[];
  lossy_cutoff_hz: number | null;
  upsampled_from_hz: number | null;
}

/**
 * Decodes everything once; every frame goes to the meter, the checksum, the fingerprint and the
 * detectors of a lossy cut-off and of upsampling.
 */
export function decodeAll(decoder: Decoder, meter: FrameMeter): SoundMeasures {
  const fingerprinter = createFingerprinter(decoder);
  const consumer = createBlockConsumer(decoder, meter);
  try {
    const amount = decodeBlocks(decoder, MAX_BLOCK_SAMPLES, consumer.collect, fingerprinter.push);
    return { amount, fingerprint: fingerprinter.finish(), ...consumer.finish() };
  } finally {
    fingerprinter.close();
  }
}

function createBlockConsumer({ source, sample_kind }: Decoder, meter: FrameMeter) {
  const md5 = createHash('md5');
  const cutoff = createCutoffFinder(source.sample_rate_hz);
  const upsampling = createUpsamplingFinder(source.sample_rate_hz);
  const bits = sample_kind === 'float32' ? 32 : (source.bits_per_sample ?? 16);
  return {
    collect(interleaved: Uint8Array, samples: number) {
      meter.push(interleaved, samples);
      // An MP3 is lossy by definition.
      const spectrum = source.format === 'mp3' ? null : meter.findSpectrum(samples);
      if (spectrum) {
        cutoff.add(spectrum);
        upsampling.add(spectrum);
      }
      md5.update(meter.pack(samples, bits));
    },
    finish: () => ({
      pcm_md5: md5.digest('hex'),
      lossy_cutoff_hz: cutoff.find(),
      upsampled_from_hz: upsampling.find(),
    }),
  };
}
