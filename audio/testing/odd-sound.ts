import { createHash } from 'node:crypto';
import type { AudioRefusalCode, RefusalDetails } from '../audio-report.ts';

export const RATE_HZ = 44_100;

/** Whole numbers, the channels in turns, at the depth of `bits`. */
export interface OddSound {
  channels: number;
  bits: number;
  values: Int32Array;
}

/**
 * A file as the world writes it. It must be read sample for sample (`sound`), have the digest of another file
 * (`pcm_md5`), or be refused.
 */
export interface OddFile {
  title: string;
  bytes: Buffer;
  sound?: OddSound;
  pcm_md5?: string;
  code?: AudioRefusalCode;
  details?: RefusalDetails;
}

/** A third of a second of two tones and some noise, different in each channel. */
export function oddSound(bits: number, channels = 2, samples = 13_230): OddSound {
  const full = 2 ** (bits - 1) - 1;
  const values = Int32Array.from({ length: samples * channels }, (_, i) => {
    const [time, channel] = [Math.floor(i / channels) / RATE_HZ, i % channels];
    const tones = 0.3 * Math.sin(2 * Math.PI * (220 + channel) * time) + 0.15 * Math.sin(2 * Math.PI * 663 * time);
    const noise = ((Math.imul(i + 1, 0x9e3779b1) >>> 8) / 2 ** 24 - 0.5) * 0.04;
    return Math.round((tones + noise) * full);
  });
  return { channels, bits, values };
}

/** The same sound, its values doubled so often that they have more bits. */
export function widened({ channels, bits, values }: OddSound, target: number): OddSound {
  return { channels, bits: target, values: values.map((value) => value << (target - bits)) };
}

/** One sound behind another. */
export function joined(first: OddSound, second: OddSound): OddSound {
  return { ...first, values: Int32Array.from([...first.values, ...second.values]) };
}

/**
 * Returns the samples as bytes of words of `bytes` each: at the top of their words, as every container asks for, or at
 * the bottom.
 */
export function toWords(
  { bits, values }: OddSound,
  bytes: number,
  { endian = 'little', at = 'top' }: { endian?: 'little' | 'big'; at?: 'top' | 'bottom' } = {},
): Buffer {
  const words = Buffer.alloc(values.length * bytes);
  const shift = at === 'top' ? 8 * bytes - bits : 0;
  values.forEach((value, i) => {
    // Words of one byte have no sign in a WAV.
    const word = (value << shift) + (bytes === 1 && endian === 'little' ? 128 : 0);
    if (bytes === 1) words.writeUInt8(word & 255, i);
    else if (endian === 'little') words.writeIntLE(word, bytes * i, bytes);
    else words.writeIntBE(word, bytes * i, bytes);
  });
  return words;
}

/** Returns the samples as floating point, multiplied by `gain`. */
export function toFloats(
  { bits, values }: OddSound,
  bytes: 4 | 8,
  endian: 'little' | 'big' = 'little',
  gain = 1,
): Buffer {
  const words = Buffer.alloc(values.length * bytes);
  values.forEach((value, i) => {
    const level = (gain * value) / 2 ** (bits - 1);
    if (bytes === 4) words[endian === 'little' ? 'writeFloatLE' : 'writeFloatBE'](level, 4 * i);
    else words[endian === 'little' ? 'writeDoubleLE' : 'writeDoubleBE'](level, 8 * i);
  });
  return words;
}

/** Returns the digest that a FLAC of these samples stores. */
export function digestOf(sound: OddSound): string {
  const bytes = Math.ceil(sound.bits / 8);
  const words = Buffer.alloc(sound.values.length * bytes);
  for (const [i, value] of sound.values.entries()) words.writeIntLE(value, bytes * i, bytes);
  return createHash('md5').update(words).digest('hex');
}

/** Returns the digest of samples that are floating point. */
export function digestOfFloats(sound: OddSound): string {
  return createHash('md5').update(toFloats(sound, 4)).digest('hex');
}

/** Returns a file as a transfer in text mode leaves it: with a CR before every LF. */
export function sentAsText(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
}

/** Tags as they lie behind the sound of files. */
export const TAGS = {
  id3v1: Buffer.from(`TAG${'Night'.padEnd(125, '\0')}`, 'latin1'),
  apev2: buildApe(),
  lyrics3: Buffer.from(`LYRICSBEGINLYR00005Night000024LYRICS200`, 'latin1'),
  id3v2: id3v2(200),
  zeros: Buffer.alloc(64),
};

/** An ID3v2 tag with a body of zeros; `eightBits` writes its size as careless writers do. */
export function id3v2(bodyBytes: number, eightBits = false): Buffer {
  const head = Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00', 'latin1');
  if (eightBits) head.writeUInt32BE(bodyBytes, 6);
  else for (const [i, shift] of [21, 14, 7, 0].entries()) head.writeUInt8((bodyBytes >> shift) & 127, 6 + i);
  const body = Buffer.alloc(bodyBytes);
  body.write('TIT2\0\0\0\x06\0\0\x03Night', 0, 'latin1');
  return Buffer.concat([head, body]);
}

function buildApe(): Buffer {
  const item = Buffer.concat([Buffer.from([5, 0, 0, 0, 0, 0, 0, 0]), Buffer.from('Title\0Night', 'latin1')]);
  const part = (flags: number) => {
    const bytes = Buffer.alloc(32);
    bytes.write('APETAGEX', 'latin1');
    for (const [i, value] of [2000, item.length + 32, 1, flags].entries()) bytes.writeUInt32LE(value, 8 + 4 * i);
    return bytes;
  };
  return Buffer.concat([part(0xa0000000), item, part(0x80000000)]);
}
