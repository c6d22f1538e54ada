import { createHash } from 'node:crypto';
import type { Frame } from 'node-av/lib';

/** The MD5 of integer samples as a file stores them: interleaved, little endian, in their own depth. */
export interface SampleDigest {
  /** Adds an interleaved frame of 16-bit words, or of 32-bit words that are filled from the top. */
  add(frame: Frame): void;
  finish(): string;
}

/** Begins the digest of stereo samples of 16 or 24 bits. */
export function createSampleDigest(bitsPerSample: 16 | 24): SampleDigest {
  const md5 = createHash('md5');
  return {
    add(frame) {
      const { buffer, byteOffset } = frame.toBuffer();
      const count = 2 * frame.nbSamples;
      if (bitsPerSample === 16) md5.update(new Uint8Array(buffer, byteOffset, 2 * count));
      else md5.update(pack(new Int32Array(buffer, byteOffset, count)));
    },
    finish: () => md5.digest('hex'),
  };
}

function pack(words: Int32Array): Uint8Array {
  const bytes = new Uint8Array(3 * words.length);
  for (let i = 0, at = 0; i < words.length; i++) {
    const word = words[i] ?? 0;
    bytes[at++] = word >> 8;
    bytes[at++] = word >> 16;
    bytes[at++] = word >> 24;
  }
  return bytes;
}
