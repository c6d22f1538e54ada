import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import { buildProfile, type Primaries } from './icc-profile.ts';

/** A PNG whose colours are described by other means than a profile. */
export type PngColours = {
  /** 'hdr' for light beyond that of a screen, 'wide' for other primaries than those of sRGB. */
  readonly colour_space: 'srgb' | 'wide' | 'hdr';
  /** The same picture with a profile instead, which every decoder applies. */
  readonly bytes: Buffer;
};

type Chunk = { readonly type: string; readonly data: Buffer; readonly end: number };
type Transfer = (value: number) => number;

const SRGB: Primaries = [
  [0.64, 0.33],
  [0.3, 0.6],
  [0.15, 0.06],
  [0.3127, 0.329],
];
const P3: Primaries = [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], SRGB[3]];
/** The primaries and curves that cICP numbers (ITU-T H.273). */
const PRIMARIES: Readonly<Record<number, Primaries>> = {
  1: SRGB,
  6: [[0.63, 0.34], [0.31, 0.595], [0.155, 0.07], SRGB[3]],
  9: [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], SRGB[3]],
  11: [P3[0], P3[1], P3[2], [0.314, 0.351]],
  12: P3,
};
const TRANSFERS: Readonly<Record<number, Transfer>> = {
  1: fromSrgb,
  4: (value) => value ** 2.2,
  6: fromSrgb,
  8: (value) => value,
  13: fromSrgb,
  14: fromSrgb,
  16: (value) => compress(fromPq(value)),
  18: (value) => compress(fromHlg(value)),
};
const HDR_TRANSFERS = [16, 18];

/**
 * Reads how a PNG describes its colours (PNG, third edition, 4.3): by cICP, else by a profile or sRGB, else by gAMA and
 * cHRM. Returns null when nothing has to be done: decoders know sRGB and profiles, but ignore the other chunks.
 */
export function convertColours(png: Buffer): PngColours | null {
  const chunks = listChunks(png);
  const find = (type: string) => chunks.find((chunk) => chunk.type === type)?.data ?? null;
  const header = find('IHDR');
  if (header === null || header.length < 13) return null;
  const description =
    readCicp(find('cICP')) ?? (find('iCCP') || find('sRGB') ? null : readGamma(find('gAMA'), find('cHRM')));
  if (description === null) return null;
  const isGrey = [0, 4].includes(header[9] ?? 0);
  const profile = buildProfile(description.toLinear, isGrey ? null : description.primaries);
  return { colour_space: description.colour_space, bytes: replaceProfile(png, chunks, profile) };
}

type Description = { toLinear: Transfer; primaries: Primaries; colour_space: PngColours['colour_space'] };

function readCicp(data: Buffer | null): Description | null {
  const [primary = 0, transfer = 0] = data ?? [];
  const [primaries, toLinear] = [PRIMARIES[primary], TRANSFERS[transfer]];
  if (primaries === undefined || toLinear === undefined) return null;
  const isWide = primaries !== SRGB;
  const isScreen = toLinear === fromSrgb && !isWide;
  if (isScreen) return null;
  return { toLinear, primaries, colour_space: HDR_TRANSFERS.includes(transfer) ? 'hdr' : isWide ? 'wide' : 'srgb' };
}

/** The exponent of sRGB as gAMA writes it, and how far another one may be from it without being visible. */
const SCREEN_GAMMA = 45_455;
const SAME_GAMMA = 2500;
const SAME_POINT = 0.01;

function readGamma(gamma: Buffer | null, chromaticities: Buffer | null): Description | null {
  const written = gamma === null || gamma.length < 4 ? SCREEN_GAMMA : gamma.readUInt32BE(0);
  const isScreen = written === 0 || Math.abs(written - SCREEN_GAMMA) <= SAME_GAMMA;
  const primaries = readPrimaries(chromaticities);
  const isWide = primaries !== null && !isSame(primaries, SRGB);
  if (isScreen && !isWide) return null;
  const toLinear: Transfer = isScreen ? fromSrgb : (value) => value ** (100_000 / written);
  return { toLinear, primaries: primaries ?? SRGB, colour_space: isWide ? 'wide' : 'srgb' };
}

/** Reads cHRM: the white first, then red, green and blue, in hundred-thousandths. */
function readPrimaries(data: Buffer | null): Primaries | null {
  if (data === null || data.length < 32) return null;
  const point = (at: number) => [data.readUInt32BE(at) / 100_000, data.readUInt32BE(at + 4) / 100_000] as const;
  const points = [point(8), point(16), point(24), point(0)] as const;
  // A triangle without an area, or a point that is no colour, is a broken chunk.
  const isColour = points.every(([x, y]) => y > 0.001 && x + y <= 1.001);
  const [[ax, ay], [bx, by], [cx, cy]] = points;
  return isColour && Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) > 0.01 ? points : null;
}

function isSame(a: Primaries, b: Primaries): boolean {
  return a.every(([x, y], index) => {
    const [otherX, otherY] = b[index] ?? [0, 0];
    return Math.abs(x - otherX) <= SAME_POINT && Math.abs(y - otherY) <= SAME_POINT;
  });
}

function fromSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The light that a screen shows as white, and the brightest that pictures are made for, in cd/m² (ITU-R BS.2408). */
const WHITE_LIGHT = 203;
const PEAK_LIGHT = 1000;

/** Returns the light of a PQ value (SMPTE ST 2084), 1 for the white of a screen. */
function fromPq(value: number): number {
  const root = value ** (1 / 78.84375);
  return (
    (10_000 / WHITE_LIGHT) * (Math.max(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125)
  );
}

/** Returns the light of an HLG value (ITU-R BT.2100) on a screen of 1000 cd/m², 1 for the white of a screen. */
function fromHlg(value: number): number {
  const scene = value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return (PEAK_LIGHT / WHITE_LIGHT) * scene ** 1.2;
}

/** Light below this share of white stays as it is. */
const KNEE = 0.8;

/** Compresses light beyond white into what is left: bright parts keep their shapes and lose their glow. */
function compress(light: number): number {
  if (light <= KNEE) return light;
  const room = 1 - KNEE;
  const [over, most] = [(light - KNEE) / room, (PEAK_LIGHT / WHITE_LIGHT - KNEE) / room];
  return Math.min(1, KNEE + (room * over * (1 + over / most ** 2)) / (1 + over));
}

function listChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') break;
    const end = at + 12 + png.readUInt32BE(at);
    if (end > png.length) break;
    chunks.push({ type, data: png.subarray(at + 8, end - 4), end });
    at = end;
  }
  return chunks;
}

const COLOUR_CHUNKS = ['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI'];

function replaceProfile(png: Buffer, chunks: readonly Chunk[], profile: Buffer): Buffer {
  const [header, ...others] = chunks;
  const kept = others.filter(({ type }) => !COLOUR_CHUNKS.includes(type));
  const content = Buffer.concat([Buffer.from('Converted\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([
    png.subarray(0, header?.end ?? 8),
    buildChunk('iCCP', content),
    ...kept.map(({ end, data }) => png.subarray(end - data.length - 12, end)),
    png.subarray(chunks.at(-1)?.end ?? 8),
  ]);
}

function buildChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
