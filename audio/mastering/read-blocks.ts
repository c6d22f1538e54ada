import { SAMPLE_KIND_CODES } from '../check-kernel.ts';
import { decodeBlocks } from '../decode-blocks.ts';
import type { SourceFile } from '../transcode.ts';
import type { MasterKernel } from './kernel.ts';

/**
 * Decodes a file from start to end into the kernel, in blocks of `blockSamples` per channel except the last. Throws
 * `AudioRefusal` if the file is damaged, ends early, or has samples that are no sound.
 */
export function readBlocks(
  { decoder }: SourceFile,
  kernel: MasterKernel,
  blockSamples: number,
  onBlock: (samples: number) => void,
): void {
  const code = SAMPLE_KIND_CODES[decoder.sample_kind];
  decodeBlocks(decoder, blockSamples, (interleaved, samples) => {
    new Uint8Array(kernel.memory.buffer).set(interleaved, kernel.interleavedPointer());
    kernel.take(samples, decoder.source.channels, code);
    onBlock(samples);
  });
}
