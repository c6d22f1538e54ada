import { expect, test } from 'vitest';
import type { ByteSource } from '../byte-source.ts';
import { readFlacPackets } from './flac.ts';
import { readLayout, recognizeFormat } from './read-layout.ts';

const BUDGET_BYTES = 64 << 20;

/** A file in memory that counts how much of it is read; reading more than a header is worth is an attack. */
function createSource(bytes: Buffer, sizeBytes = bytes.length) {
  let read_bytes = 0;
  const source: ByteSource = {
    size_bytes: sizeBytes,
    read(offset, length) {
      const part = Buffer.from(bytes.subarray(Math.min(offset, bytes.length), offset + Math.max(0, length)));
      read_bytes += Math.max(part.length, 1);
      if (read_bytes > BUDGET_BYTES || length > BUDGET_BYTES) throw new Error('too much is read');
      return part;
    },
    close: () => undefined,
  };
  return source;
}

/** Reads all headers of a file; returns how it is refused, or null. */
function readHeaders(bytes: Buffer): string | null {
  const source = createSource(bytes);
  try {
    const layout = readLayout(source, recognizeFormat(source));
    if (layout.format === 'flac') for (const _ of readFlacPackets(source, layout));
    return null;
  } catch (error) {
    return (error as Error).message.split(':')[0] ?? '';
  }
}

const text = (latin1: string) => Buffer.from(latin1, 'latin1');
const repeat = (piece: Buffer, times: number) => Buffer.alloc(piece.length * times, piece);
const RIFF = text('RIFF\xff\xff\xff\xffWAVE');
const FORM = text('FORM\xff\xff\xff\xffAIFF');
const FMT = text('fmt \x10\0\0\0\x01\0\x02\0\x44\xac\0\0\x10\xb1\x02\0\x04\0\x10\0');
// 44.1 kHz, 16 bits, two channels, blocks up to 65,535, no length, no checksum.
const FLAC = Buffer.concat([
  text('fLaC\x80\0\0\x22\x10\0\xff\xff\0\0\0\0\0\0\x0a\xc4\x42\xf0\0\0\0\0'),
  Buffer.alloc(16),
]);
/** A frame header with a right checksum, of frame 0. */
const FRAME = Buffer.from('fff86918000f92', 'hex');

test.each<[string, Buffer, string | null]>([
  ['a million empty chunks', Buffer.concat([RIFF, repeat(text('JUNK\0\0\0\0'), 1_000_000)]), 'corrupt'],
  ['a million odd chunks', Buffer.concat([RIFF, repeat(text('JUNK\x01\0\0\0x'), 1_000_000)]), 'corrupt'],
  ['a million empty data chunks', Buffer.concat([RIFF, FMT, repeat(text('data\0\0\0\0'), 1_000_000)]), 'corrupt'],
  [
    'names of chunks in sound without a length',
    Buffer.concat([RIFF, FMT, text('data\xff\xff\xff\xff'), repeat(text('LIST\0\0\0\0'), 8000), text('no')]),
    'corrupt',
  ],
  [
    'names of chunks that lead nowhere',
    Buffer.concat([RIFF, FMT, text('data\xff\xff\xff\xff'), repeat(text('LIST\0\0\x02\0'), 8000)]),
    null,
  ],
  ['a chunk of 4 GB', Buffer.concat([RIFF, text('LIST\xff\xff\xff\xff'), Buffer.alloc(100)]), 'corrupt'],
  ['a format of 4 GB', Buffer.concat([RIFF, text('fmt \xff\xff\xff\xff\x01\0\x02\0'), Buffer.alloc(90)]), 'corrupt'],
  ['a million empty sounds', Buffer.concat([FORM, repeat(text('SSND\0\0\0\x08\0\0\0\0\0\0\0\0'), 500_000)]), 'corrupt'],
  ['a million chunks of an AIFF', Buffer.concat([FORM, repeat(text('JUNK\0\0\0\0'), 1_000_000)]), 'corrupt'],
  [
    'an offset of 4 GB',
    Buffer.concat([FORM, text('SSND\0\0\0\x10\xff\xff\xff\xff\0\0\0\0'), Buffer.alloc(8)]),
    'corrupt',
  ],
  ['a million tags', repeat(text('ID3\x04\0\0\0\0\0\0'), 1_000_000), 'unsupported_format'],
  ['tags that end in themselves', repeat(text('ID3\x04\0\0\0\0\0\x7f'), 1_000_000), 'unsupported_format'],
  ['a million metadata blocks', Buffer.concat([FLAC.subarray(0, 4), repeat(Buffer.alloc(4), 1_000_000)]), null],
  ['a stream of nothing but frame headers', Buffer.concat([FLAC, repeat(FRAME, 1_000_000)]), null],
  ['a stream of nothing but marks of frames', Buffer.concat([FLAC, repeat(text('\xff\xf8'), 1_000_000)]), null],
])('%s cannot keep a process busy', (_, bytes, code) => {
  expect(readHeaders(bytes)).toBe(code);
});
