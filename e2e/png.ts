import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Draws a PNG of two-colour stripes. */
export function stripedPng(width: number, height: number): Buffer {
  const row = (y: number) => {
    const [red, green, blue] = Math.floor((y / height) * 9) % 2 === 0 ? [255, 106, 61] : [27, 20, 64];
    const pixels = Buffer.alloc(1 + width * 3);
    return pixels.fill(Buffer.from([red ?? 0, green ?? 0, blue ?? 0]), 1);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const body = deflateSync(Buffer.concat(Array.from({ length: height }, (_, y) => row(y))));
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(8 + named.length);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), 4 + named.length);
  return out;
}
