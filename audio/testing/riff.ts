import { RATE_HZ } from './odd-sound.ts';

const REGISTERED = Buffer.from('000000001000800000aa00389b71', 'hex');

interface ChunkShape {
  /** Instead of the true size. */
  size?: number;
  /** Whether an odd chunk lacks its padding. */
  bare?: boolean;
}

/** Returns a chunk of a WAV file. */
export function chunk(id: string, body: Buffer, { size = body.length, bare = false }: ChunkShape = {}): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 'latin1');
  head.writeUInt32LE(size, 4);
  return Buffer.concat([head, body, Buffer.alloc(bare ? 0 : body.length & 1)]);
}

/** Returns a WAV file of chunks. */
export function riff(chunks: readonly Buffer[], { id = 'RIFF', size }: { id?: string; size?: number } = {}): Buffer {
  const body = Buffer.concat([Buffer.from('WAVE'), ...chunks]);
  return chunk(id, body, { size: size ?? body.length, bare: true });
}

interface Form {
  tag?: number;
  channels?: number;
  bits: number;
  /** Bytes of a frame. */
  align?: number;
  bytesPerSecond?: number;
}

/** Returns the content of a plain `fmt ` chunk. */
export function fmt({
  tag = 1,
  channels = 2,
  bits,
  align = (channels * bits) / 8,
  bytesPerSecond = RATE_HZ * align,
}: Form): Buffer {
  const body = Buffer.alloc(16);
  for (const [at, value] of [
    [0, tag],
    [2, channels],
    [12, align],
    [14, bits],
  ] as const)
    body.writeUInt16LE(value, at);
  body.writeUInt32LE(RATE_HZ, 4);
  body.writeUInt32LE(bytesPerSecond, 8);
  return body;
}

interface Extended extends Form {
  valid?: number;
  mask?: number;
  codec?: number;
  rest?: Buffer;
}

/** Returns the content of an extensible `fmt ` chunk. */
export function extended({ valid, mask = 3, codec = 1, rest = REGISTERED, ...form }: Extended): Buffer {
  const body = Buffer.alloc(10);
  for (const [at, value] of [
    [0, 22],
    [2, valid ?? form.bits],
    [8, codec],
  ] as const)
    body.writeUInt16LE(value, at);
  body.writeUInt32LE(mask, 4);
  return Buffer.concat([fmt({ ...form, tag: 0xfffe }), body, rest]);
}

/** Returns a WAV file of nothing but its format and its samples. */
export const wav = (format: Buffer, data: Buffer) => riff([chunk('fmt ', format), chunk('data', data)]);
