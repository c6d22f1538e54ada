import { refuseIf } from '../audio-refusal.ts';
import { SAMPLE_KIND_CODES } from '../check-kernel.ts';
import { decodeBlocks } from '../decode-blocks.ts';
import type { SourceFile } from '../transcode.ts';
import { findLengthRefusal } from '../truncation.ts';
import type { MasterKernel } from './kernel.ts';

/**
 * Decodes a file from start to end into the kernel, in blocks of `blockSamples` per channel except the last. `broken` is
 * how many values of a block were no numbers. Throws `AudioRefusal` if the file is damaged or ends early.
 */
export function readBlocks(
  { decoder, declared }: SourceFile,
  kernel: MasterKernel,
  blockSamples: number,
  onBlock: (samples: number, broken: number) => void,
): void {
  const code = SAMPLE_KIND_CODES[decoder.sample_kind];
  const amount = decodeBlocks(decoder, blockSamples, (interleaved, samples) => {
    new Uint8Array(kernel.memory.buffer).set(interleaved, kernel.interleavedPointer());
    onBlock(samples, kernel.take(samples, decoder.source.channels, code));
  });
  refuseIf(findLengthRefusal(declared, amount));
}
