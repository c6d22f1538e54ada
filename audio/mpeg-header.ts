/** One frame header of MPEG audio layer III (ISO 11172-3, 13818-3). */
export interface MpegHeader {
  version: 1 | 2 | 2.5;
  sample_rate_hz: number;
  channels: 1 | 2;
  /** Per channel. */
  samples: number;
  frame_bytes: number;
  /** Distance from the frame's start to a possible encoder header. */
  side_info_end: number;
}

const KBITS_VERSION_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_VERSION_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES_HZ = [44_100, 48_000, 32_000];
const VERSIONS = [2.5, null, 2, 1] as const;

/** Reads the header of a layer III frame at `offset`; null if there is none or its bit rate is free. */
export function findMpegHeader(bytes: Buffer, offset: number): MpegHeader | null {
  if (offset + 4 > bytes.length) return null;
  const word = bytes.readUInt32BE(offset);
  const version = VERSIONS[(word >>> 19) & 3] ?? null;
  const isLayer3 = word >>> 21 === 0x7ff && ((word >>> 17) & 3) === 1;
  const baseRate = RATES_HZ[(word >>> 10) & 3];
  const kbits = (version === 1 ? KBITS_VERSION_1 : KBITS_VERSION_2)[(word >>> 12) & 15];
  if (!isLayer3 || !version || !baseRate || !kbits) return null;
  const sample_rate_hz = baseRate / (version === 1 ? 1 : version === 2 ? 2 : 4);
  const padding = (word >>> 9) & 1;
  const isMono = ((word >>> 6) & 3) === 3;
  const checksumBytes = (word >>> 16) & 1 ? 0 : 2;
  const sideInfo = version === 1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    version,
    sample_rate_hz,
    channels: isMono ? 1 : 2,
    samples: version === 1 ? 1152 : 576,
    frame_bytes: Math.floor(((version === 1 ? 144_000 : 72_000) * kbits) / sample_rate_hz) + padding,
    side_info_end: 4 + checksumBytes + sideInfo,
  };
}
