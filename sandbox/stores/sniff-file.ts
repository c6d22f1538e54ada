import { open } from 'node:fs/promises';
import type { ReadAudioFile, ReadImageFile, ReadTextFile } from '@tangent/ddex/model.ts';

export type NamedFile = ReadAudioFile | ReadImageFile | ReadTextFile;

const ENOUGH_BYTES = 64;

/** Returns the type of a file by its first bytes if it differs from the message; null if they agree. */
export async function findWrongKind(path: string, file: NamedFile): Promise<string | null> {
  const start = await readStart(path);
  if ('codec' in file) return file.codec === 'FLAC' ? checkFlac(start, file) : checkWave(start, file);
  if (file.format === 'JPEG') return start.readUInt16BE(0) === 0xffd8 ? null : 'the file is not a JPEG';
  if (file.format === 'PNG') return start.toString('latin1', 1, 4) === 'PNG' ? null : 'the file is not a PNG';
  return start.includes(0) ? 'the file is not a text' : null;
}

// RFC 9639, 8.2: 20 bits of rate, 3 of channels, 5 of depth, ten bytes into the first block.
function checkFlac(start: Buffer, file: ReadAudioFile): string | null {
  if (start.toString('latin1', 0, 4) !== 'fLaC') return 'the file is not a FLAC';
  const facts = start.readUInt32BE(18);
  return compare(file, { rate: facts >>> 12, channels: ((facts >>> 9) & 7) + 1, bits: ((facts >>> 4) & 31) + 1 });
}

function checkWave(start: Buffer, file: ReadAudioFile): string | null {
  const isWave = start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 16) === 'WAVEfmt ';
  if (!isWave) return 'the file is not a WAVE';
  return compare(file, {
    rate: start.readUInt32LE(24),
    channels: start.readUInt16LE(22),
    bits: start.readUInt16LE(34),
  });
}

function compare(file: ReadAudioFile, found: { rate: number; channels: number; bits: number }): string | null {
  const { sampling_rate_hz, channels, bits_per_sample } = file;
  if (found.rate === sampling_rate_hz && found.channels === channels && found.bits === bits_per_sample) return null;
  return `the audio has ${found.rate} Hz, ${found.bits} bits and ${found.channels} channels`;
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const start = Buffer.alloc(ENOUGH_BYTES, ' ');
    await file.read(start, 0, start.length, 0);
    return start;
  } finally {
    await file.close();
  }
}
