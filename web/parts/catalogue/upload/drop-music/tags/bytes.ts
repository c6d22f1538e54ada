/** Reads the bytes of a file from one position to another, fewer at its end. */
export async function readBytes(file: Blob, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, Math.max(from, to)).arrayBuffer());
}

/** Reads bytes as characters of the same number: for names of chunks, frames and fields. */
export function readAscii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

export function readU32(bytes: Uint8Array, at: number, isLittle = false): number {
  return at + 4 > bytes.length ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, isLittle);
}

/** Reads a number of ID3v2 that uses seven bits of each byte. */
export function readSyncSafe(bytes: Uint8Array, at: number): number {
  return bytes.subarray(at, at + 4).reduce((size, byte) => size * 128 + (byte & 0x7f), 0);
}

export function isSyncSafe(bytes: Uint8Array, at: number): boolean {
  return bytes.subarray(at, at + 4).every((byte) => byte < 0x80);
}

const ZEROS_AT_ONCE = 65_536;

/** Returns the first position that does not hold a zero: between tags and sound there may be padding of any length. */
export async function skipZeros(file: Blob, from: number): Promise<number> {
  for (let at = from; at < file.size; at += ZEROS_AT_ONCE) {
    const index = (await readBytes(file, at, at + ZEROS_AT_ONCE)).findIndex((byte) => byte !== 0);
    if (index >= 0) return at + index;
  }
  return file.size;
}
