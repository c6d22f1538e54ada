export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, value) => {
  let crc = value;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** Marks names as UTF-8 (APPNOTE 4.4.4, bit 11). */
const UTF8_NAMES = 0x0800;
/** 1 January 1980: the first day that a ZIP can name. */
const NO_DATE = 0x21;

/** Builds a ZIP of files that are compressed already, such as PNG: stored as they are. */
export function buildZip(entries: readonly ZipEntry[]): Blob {
  const bodies: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const encoded = new TextEncoder().encode(name);
    const common = [20, UTF8_NAMES, 0, 0, NO_DATE] as const;
    const sizes = [computeCrc(bytes), bytes.length, bytes.length] as const;
    const head = write(0x04034b50, common, sizes, [encoded.length, 0]);
    bodies.push(head, encoded, bytes);
    directory.push(write(0x02014b50, [20, ...common], sizes, [encoded.length, 0, 0, 0, 0], [0, offset]), encoded);
    offset += head.length + encoded.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = write(0x06054b50, [0, 0, entries.length, entries.length], [size, offset], [0]);
  return new Blob([...bodies, ...directory, end], { type: 'application/zip' });
}

/** Writes a record: its signature, then groups of numbers, of 16 and 32 bits in turn, little-endian. */
function write(signature: number, ...groups: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const length = groups.reduce((sum, group, index) => sum + group.length * (index % 2 === 0 ? 2 : 4), 4);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [index, group] of groups.entries()) {
    for (const value of group) {
      if (index % 2 === 0) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += index % 2 === 0 ? 2 : 4;
    }
  }
  return bytes;
}

function computeCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
