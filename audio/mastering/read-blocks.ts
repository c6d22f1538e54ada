import { refuseIf } from '../audio-refusal.ts';
import { createAudioFilter } from '../filter-graph.ts';
import type { SourceFile } from '../transcode.ts';
import { findLengthRefusal } from '../truncation.ts';

/**
 * Decodes a file from start to end into blocks of interleaved 32-bit floats, each of `blockSamples` per channel except
 * the last. A block is valid only during its call. Throws `AudioRefusal` if the file is damaged or ends early.
 */
export function readBlocks(
  { decoder, declared }: SourceFile,
  blockSamples: number,
  onBlock: (interleaved: Uint8Array, samples: number) => void,
): void {
  const filter = createAudioFilter(
    decoder.buffer_arguments,
    `aformat=sample_fmts=flt,asetnsamples=n=${blockSamples}:p=0`,
  );
  const bytesPerSample = 4 * decoder.source.channels;
  const pass = ({ data, nbSamples }: { data: Buffer[] | null; nbSamples: number }) => {
    const bytes = data?.[0]?.subarray(0, nbSamples * bytesPerSample);
    if (!bytes) throw new Error('the filter returned a block without samples');
    onBlock(bytes, nbSamples);
  };
  try {
    refuseIf(
      findLengthRefusal(
        declared,
        decoder.run((frame) => filter.push(frame, pass)),
      ),
    );
    filter.push(null, pass);
  } finally {
    filter.close();
  }
}
