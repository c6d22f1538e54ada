import { AudioRefusal } from '../audio-refusal.ts';
import type { AudioFormat } from '../audio-report.ts';
import type { ByteSource } from '../byte-source.ts';
import { type SniffedFormat, sniffFormat } from '../sniff.ts';
import { readAiffLayout } from './aiff.ts';
import { readFlacLayout } from './flac.ts';
import { nameForeignFormat } from './foreign-format.ts';
import { readMp3Layout } from './mp3.ts';
import type { SoundLayout } from './sound-layout.ts';
import { readWavLayout } from './wav.ts';

const READERS: Record<AudioFormat, (bytes: ByteSource, offset: number) => SoundLayout> = {
  wav: readWavLayout,
  aiff: readAiffLayout,
  flac: readFlacLayout,
  mp3: readMp3Layout,
};

/** Recognises a file by its content. Throws `AudioRefusal` with the name of what it is instead. */
export function recognizeFormat(bytes: ByteSource): SniffedFormat {
  if (bytes.size_bytes === 0) throw new AudioRefusal('empty');
  const sniffed = sniffFormat(bytes);
  if (sniffed) return sniffed;
  const found = nameForeignFormat(bytes.read(0, 64));
  throw new AudioRefusal('unsupported_format', 'content', found === null ? {} : { found });
}

/** Reads where and how the sound of a recognised file is stored. Throws `AudioRefusal`. */
export function readLayout(bytes: ByteSource, { format, offset }: SniffedFormat): SoundLayout {
  return READERS[format](bytes, offset);
}
