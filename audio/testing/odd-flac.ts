import { createHash } from 'node:crypto';
import { digestOf, id3v2, joined, type OddFile, type OddSound, oddSound, RATE_HZ, TAGS } from './odd-sound.ts';

/** How a test stream differs from the usual one. */
interface StreamShape {
  block?: number;
  /** Sizes of the blocks in turns, instead of one for all. */
  blocks?: readonly number[];
  samples?: number;
  md5?: string;
  /** Metadata behind the description of the stream: type and content. */
  metadata?: readonly (readonly [number, Buffer])[];
  firstNumber?: number;
}

const DEPTH_CODES: Record<number, number> = { 8: 1, 12: 2, 16: 4, 20: 5, 24: 6, 32: 7 };

/** Writes FLAC whose samples are stored as they are, which every decoder takes. */
function flac(sound: OddSound, shape: StreamShape = {}): Buffer {
  const frames = splitIntoBlocks(sound, shape);
  const count = sound.values.length / sound.channels;
  const info = Buffer.alloc(34);
  info.writeUInt16BE(Math.min(...frames.map((frame) => frame.length)), 0);
  info.writeUInt16BE(Math.max(16, ...frames.map((frame) => frame.length)), 2);
  const packed = (BigInt(RATE_HZ) << 44n) | (BigInt(sound.channels - 1) << 41n) | (BigInt(sound.bits - 1) << 36n);
  info.writeBigUInt64BE(packed | BigInt(shape.samples ?? count), 10);
  info.write(shape.md5 ?? digestOf(sound), 18, 'hex');
  const blocks = [[0, info] as const, ...(shape.metadata ?? [])];
  const metadata = blocks.map(([type, body], i) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    head.writeUInt8(type | (i === blocks.length - 1 ? 0x80 : 0));
    return Buffer.concat([head, body]);
  });
  const coded = frames.map(({ start, length }, i) => {
    const number = shape.blocks ? start : i + (shape.firstNumber ?? 0);
    return encodeFrame(sound, start, length, number, shape.blocks !== undefined);
  });
  return Buffer.concat([Buffer.from('fLaC'), ...metadata, ...coded]);
}

function splitIntoBlocks({ values, channels }: OddSound, { block = 4096, blocks = [block] }: StreamShape) {
  const count = values.length / channels;
  const frames: { start: number; length: number }[] = [];
  for (let start = 0; start < count; start += frames.at(-1)?.length ?? 1) {
    frames.push({ start, length: Math.min(blocks[frames.length % blocks.length] ?? block, count - start) });
  }
  return frames;
}

function encodeFrame(
  { channels, bits, values }: OddSound,
  start: number,
  length: number,
  number: number,
  isVariable: boolean,
): Buffer {
  const head = Buffer.from([
    0xff,
    isVariable ? 0xf9 : 0xf8,
    0x79,
    ((channels - 1) << 4) | ((DEPTH_CODES[bits] ?? 0) << 1),
    ...codeNumber(number),
    (length - 1) >> 8,
    (length - 1) & 255,
    0,
  ]);
  head[head.length - 1] = crc(head.subarray(0, -1), 8, 0x07);
  // A plain subframe begins with one byte, so samples of whole bytes need no bits moved, and others half a byte.
  let coded = '';
  for (let channel = 0; channel < channels; channel++) {
    coded += '02';
    let digits = '';
    for (let i = start; i < start + length; i++) {
      const value = values[i * channels + channel] ?? 0;
      digits += (value >>> 0)
        .toString(16)
        .padStart(8, '0')
        .slice(-bits / 4);
    }
    coded += digits;
  }
  const frame = Buffer.concat([head, Buffer.from(coded.length % 2 ? `${coded}0` : coded, 'hex'), Buffer.alloc(2)]);
  frame.writeUInt16BE(crc(frame.subarray(0, -2), 16, 0x8005), frame.length - 2);
  return frame;
}

/** Numbers are written as letters are in UTF-8. */
const codeNumber = (number: number) => [...Buffer.from(String.fromCodePoint(number))];

function crc(bytes: Buffer, width: 8 | 16, polynomial: number): number {
  const [top, mask] = [2 ** (width - 1), 2 ** width - 1];
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (width - 8);
    for (let bit = 0; bit < 8; bit++) sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & mask;
  }
  return sum;
}

const SOUND = oddSound(16);
const PLAIN = flac(SOUND);
const NO_MD5 = '0'.repeat(32);
const whole = (title: string, bytes: Buffer, sound: OddSound = SOUND): OddFile => ({ title, bytes, sound });

function listStreams(): OddFile[] {
  const long = oddSound(16, 2, 140_000);
  const deep = oddSound(24, 2, 60_000);
  const mask = Buffer.from('\x04\0\0\0test\x01\0\0\0\x28\0\0\0WAVEFORMATEXTENSIBLE_CHANNEL_MASK=0x0030', 'latin1');
  return [
    ...[8, 12, 16, 20, 24, 32].map((bits) => whole(`${bits} bits`, flac(oddSound(bits)), oddSound(bits))),
    whole('mono', flac(oddSound(16, 1)), oddSound(16, 1)),
    ...[16, 192, 4608, 16_384].map((block) => whole(`blocks of ${block} samples`, flac(SOUND, { block }))),
    ...[32_768, 50_000, 65_535].map((block) =>
      whole(`blocks of ${block} samples at 24 bits`, flac(deep, { block }), deep),
    ),
    whole('one block of 65,535 samples after the other', flac(long, { block: 65_535 }), long),
    whole('blocks of different sizes', flac(SOUND, { blocks: [4096, 1152, 16, 4608] })),
    whole('frames that do not begin at 0', flac(SOUND, { firstNumber: 1000 })),
    whole('a mask for two speakers in the back', flac(SOUND, { metadata: [[4, mask]] })),
    whole('a picture of 300 kB', flac(SOUND, { metadata: [[6, Buffer.alloc(300_000, 0xff)]] })),
    whole(
      'unknown metadata',
      flac(SOUND, {
        metadata: [
          [77, Buffer.alloc(99)],
          [1, Buffer.alloc(8192)],
        ],
      }),
    ),
    whole('no checksum', flac(SOUND, { md5: NO_MD5 })),
    whole('no length', flac(SOUND, { samples: 0 })),
    whole('neither length nor checksum', flac(SOUND, { samples: 0, md5: NO_MD5 })),
  ];
}

function listSurroundings(): OddFile[] {
  const junk = createHash('sha512').update('junk').digest();
  return [
    ...Object.entries(TAGS).map(([name, tag]) => whole(`${name} behind`, Buffer.concat([PLAIN, tag]))),
    ...Object.entries(TAGS).map(([name, tag]) =>
      whole(
        `${name} behind a stream without length and checksum`,
        Buffer.concat([flac(SOUND, { samples: 0, md5: NO_MD5 }), tag]),
      ),
    ),
    whole('16 zeros behind', Buffer.concat([PLAIN, Buffer.alloc(16)])),
    whole('100,000 zeros behind', Buffer.concat([PLAIN, Buffer.alloc(100_000)])),
    whole('two tags behind', Buffer.concat([PLAIN, TAGS.apev2, TAGS.id3v1])),
    whole('rubbish behind', Buffer.concat([PLAIN, junk])),
    whole('a tag in front', Buffer.concat([id3v2(500), PLAIN])),
    whole('two tags in front', Buffer.concat([id3v2(500), id3v2(20), PLAIN])),
    whole('a tag with a careless size in front', Buffer.concat([id3v2(20_000, true), PLAIN])),
    whole('zeros between tag and stream', Buffer.concat([id3v2(500), Buffer.alloc(9000), PLAIN])),
  ];
}

function listDamage(): OddFile[] {
  const flipped = Buffer.from(PLAIN);
  flipped[30_000] = (flipped[30_000] ?? 0) ^ 0x10;
  const header = Buffer.from(PLAIN);
  // The second frame begins behind 4,096 samples and their headers; its number loses a bit.
  const second = PLAIN.indexOf(Buffer.from([0xff, 0xf8, 0x79, 0x18, 1]));
  header[second + 4] = 3;
  const lengths = (found_ms: number, announced_ms: number) => ({ details: { found_ms, announced_ms } });
  const total = SOUND.values.length / 2;
  return [
    { title: 'a wrong checksum of all samples', bytes: flac(SOUND, { md5: 'ab'.repeat(16) }), code: 'corrupt' },
    { title: 'one flipped bit', bytes: flipped, code: 'corrupt', details: { position_ms: 92 } },
    { title: 'a damaged frame header', bytes: header, code: 'corrupt', details: { position_ms: 0 } },
    { title: 'half of the stream', bytes: PLAIN.subarray(0, PLAIN.length / 2), code: 'truncated', ...lengths(93, 300) },
    {
      title: 'a length larger than the stream',
      bytes: flac(SOUND, { samples: 2 * total, md5: NO_MD5 }),
      code: 'truncated',
      ...lengths(300, 600),
    },
    {
      title: 'a length smaller than the stream',
      bytes: flac(SOUND, { samples: 4096, md5: NO_MD5 }),
      code: 'undeclared_sound',
      ...lengths(300, 93),
    },
    { title: 'two streams', bytes: Buffer.concat([PLAIN, PLAIN]), code: 'several_parts', details: { parts: 2 } },
    { title: 'a description only', bytes: PLAIN.subarray(0, 42), code: 'truncated', ...lengths(0, 300) },
    { title: 'nothing but the mark', bytes: Buffer.from('fLaC'), code: 'corrupt' },
    {
      title: 'a length and checksum of other sound',
      bytes: flac(SOUND, { md5: digestOf(joined(SOUND, SOUND)) }),
      code: 'corrupt',
    },
  ];
}

/** All odd FLAC files. */
export function listOddFlacFiles(): OddFile[] {
  return [...listStreams(), ...listSurroundings(), ...listDamage()];
}
