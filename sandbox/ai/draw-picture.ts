import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;

/** Draws a square PNG whose colours come from the prompt: waves of two colours with a grain. */
export function drawPicture(prompt: string, px: number): Buffer {
  const seed = createHash('sha256').update(prompt).digest();
  const row = 1 + px * 3;
  const pixels = Buffer.alloc(row * px);
  for (let y = 0; y < px; y += 1) {
    for (let x = 0; x < px; x += 1) {
      const wave = (Math.sin((x * (1 + (seed[0] ?? 0) / 64)) / px + (y * 9) / px) + 1) / 2;
      const grain = ((x * 7919 + y * 104_729) % 17) - 8;
      for (let part = 0; part < 3; part += 1) {
        const level = (seed[1 + part] ?? 0) * wave + (seed[4 + part] ?? 0) * (1 - wave) + grain;
        pixels[y * row + 1 + x * 3 + part] = Math.min(255, Math.max(0, level));
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(px, 0);
  header.writeUInt32BE(px, 4);
  header.set([8, RGB], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
