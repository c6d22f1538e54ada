/** The header of one frame of FLAC (RFC 9639, 9.1). */
export interface FlacFrameHeader {
  /** The number of the frame, or of its first sample where sizes vary. */
  number: number;
  has_variable_size: boolean;
  /** Samples per channel. */
  samples: number;
  channels: number;
  bytes: number;
}

/** No header is longer. */
export const MAX_HEADER_BYTES = 16;
const BLOCK_SIZES = [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768];
const EIGHT_BITS = 6;
const SIXTEEN_BITS = 7;
/** Bytes of the sample rate behind the block size, by its code. */
const RATE_BYTES: Record<number, number> = { 12: 1, 13: 2, 14: 2 };

/** Reads the header at `at`; null if none begins there. `bytes` reaches behind the header, or to the end of the file. */
export function readFrameHeader(bytes: Buffer, at: number): FlacFrameHeader | null {
  const second = bytes[at + 1] ?? 0;
  if (bytes[at] !== 0xff || (second & 0xfe) !== 0xf8) return null;
  const [third, fourth] = [bytes[at + 2] ?? 0, bytes[at + 3] ?? 0];
  const [blockCode, rateCode] = [third >> 4, third & 15];
  const [channelCode, depthCode] = [fourth >> 4, (fourth >> 1) & 7];
  if (blockCode === 0 || rateCode === 15 || channelCode > 10 || depthCode === 3 || fourth & 1) return null;
  const coded = readCodedNumber(bytes, at + 4);
  if (!coded) return null;
  const behindNumber = at + 4 + coded.bytes;
  const sizeBytes = blockCode === EIGHT_BITS ? 1 : blockCode === SIXTEEN_BITS ? 2 : 0;
  const checksumAt = behindNumber + sizeBytes + (RATE_BYTES[rateCode] ?? 0);
  if (checksumAt >= bytes.length || bytes[checksumAt] !== computeCrc8(bytes, at, checksumAt)) return null;
  const samples = sizeBytes === 0 ? (BLOCK_SIZES[blockCode] ?? 0) : bytes.readUIntBE(behindNumber, sizeBytes) + 1;
  return {
    number: coded.number,
    has_variable_size: (second & 1) === 1,
    samples,
    channels: channelCode < 8 ? channelCode + 1 : 2,
    bytes: checksumAt + 1 - at,
  };
}

/** Reads a number coded as in UTF-8, of up to seven bytes. */
function readCodedNumber(bytes: Buffer, at: number): { number: number; bytes: number } | null {
  const first = bytes[at] ?? 0xff;
  if (first < 0x80) return { number: first, bytes: 1 };
  const length = Math.clz32(~(first << 24));
  if (length < 2 || length > 7) return null;
  let number = first & (0x7f >> length);
  for (let i = 1; i < length; i++) {
    const next = bytes[at + i] ?? 0;
    if (next >> 6 !== 2) return null;
    number = number * 64 + (next & 63);
  }
  return { number, bytes: length };
}

const CRC8 = buildTable(8, 0x07);
const CRC16 = buildTable(16, 0x8005);

function buildTable(width: 8 | 16, polynomial: number): Uint16Array {
  const [top, mask] = [1 << (width - 1), 2 ** width - 1];
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let crc = byte << (width - 8);
    for (let bit = 0; bit < 8; bit++) crc = (crc & top ? (crc << 1) ^ polynomial : crc << 1) & mask;
    return crc;
  });
}

function computeCrc8(bytes: Buffer, from: number, to: number): number {
  let crc = 0;
  for (let i = from; i < to; i++) crc = CRC8[crc ^ (bytes[i] ?? 0)] ?? 0;
  return crc;
}

/**
 * Returns the checksum of a frame; 0 for a whole one with its own checksum at the end. `before` is the result for the
 * bytes in front of `from`.
 */
export function computeCrc16(bytes: Buffer, from: number, to: number, before = 0): number {
  let crc = before;
  for (let i = from; i < to; i++) crc = ((crc << 8) & 0xffff) ^ (CRC16[(crc >> 8) ^ (bytes[i] ?? 0)] ?? 0);
  return crc;
}
