import { createHash } from 'node:crypto';
import type { DecodedAmount, Decoder } from './decode.ts';
import { createAudioFilter } from './filter-graph.ts';
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
  const packed = { int16: 's16', int32: 's32', float32: 'flt' }[decoder.sample_kind];
  const description = `aformat=sample_fmts=${packed},asetnsamples=n=${MAX_BLOCK_SAMPLES}:p=0`;
  const filter = createAudioFilter(decoder.buffer_arguments, description);
  const consumer = createBlockConsumer(decoder, meter);
  try {
    const amount = decoder.run((frame) => {
      fingerprinter.push(frame);
      filter.push(frame, consumer.collect);
    });
    filter.push(null, consumer.collect);
    return { amount, fingerprint: fingerprinter.finish(), ...consumer.finish() };
  } finally {
    filter.close();
    fingerprinter.close();
  }
}

type Block = { data: Buffer[] | null; nbSamples: number };

function createBlockConsumer({ source, sample_kind }: Decoder, meter: FrameMeter) {
  const md5 = createHash('md5');
  const cutoff = createCutoffFinder(source.sample_rate_hz);
  const upsampling = createUpsamplingFinder(source.sample_rate_hz);
  const bits = sample_kind === 'float32' ? 32 : (source.bits_per_sample ?? 16);
  const sampleBytes = source.channels * (sample_kind === 'int16' ? 2 : 4);
  return {
    collect({ data, nbSamples }: Block) {
      const interleaved = data?.[0]?.subarray(0, nbSamples * sampleBytes);
      if (!interleaved) throw new Error('the filter returned a block without samples');
      meter.push(interleaved, nbSamples);
      // An MP3 is lossy by definition.
      const spectrum = source.format === 'mp3' ? null : meter.findSpectrum(nbSamples);
      if (spectrum) {
        cutoff.add(spectrum);
        upsampling.add(spectrum);
      }
      md5.update(meter.pack(nbSamples, bits));
    },
    finish: () => ({
      pcm_md5: md5.digest('hex'),
      lossy_cutoff_hz: cutoff.find(),
      upsampled_from_hz: upsampling.find(),
    }),
  };
}
