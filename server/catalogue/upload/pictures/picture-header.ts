import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { convertColours } from './png-colours.ts';

const TAG_TABLE_AT = 128;
const TAGS_MAX = 100;

/** Returns the name inside a colour profile (ICC.1:2022, tag `desc`); null when it has no readable one. */
function findProfileName(icc: Buffer): string | null {
  const tag = findDescription(icc);
  if (tag === null) return null;
  const type = tag.toString('latin1', 0, 4);
  if (type === 'desc' && tag.length > 12)
    return tag.toString('latin1', 12, 12 + tag.readUInt32BE(8)).replace(/\0.*/s, '');
  if (type === 'mluc' && tag.length > 28) {
    const [length, at] = [tag.readUInt32BE(20), tag.readUInt32BE(24)];
    const text = Buffer.from(tag.subarray(at, at + length - (length % 2)));
    return text.length % 2 === 0 ? text.swap16().toString('utf16le') : null;
  }
  return null;
}

function findDescription(icc: Buffer): Buffer | null {
  if (icc.length < TAG_TABLE_AT + 4) return null;
  const count = Math.min(icc.readUInt32BE(TAG_TABLE_AT), TAGS_MAX);
  for (let index = 0; index < count; index += 1) {
    const at = TAG_TABLE_AT + 4 + index * 12;
    if (at + 12 > icc.length) return null;
    if (icc.toString('latin1', at, at + 4) !== 'desc') continue;
    const start = icc.readUInt32BE(at + 4);
    return icc.subarray(start, start + icc.readUInt32BE(at + 8));
  }
  return null;
}

export interface PictureHeader {
  format: 'jpeg' | 'png';
  width_px: number;
  height_px: number;
  bits_per_channel: number;
  /**
   * 'srgb', 'grey' or 'cmyk'; 'wide' for other primaries than those of sRGB, 'hdr' for light beyond that of a screen.
   */
  colour_space: 'srgb' | 'grey' | 'cmyk' | 'wide' | 'hdr';
  has_alpha: boolean;
  /** The picture is upright only when its orientation flag is applied. */
  had_rotation: boolean;
}

const SIGNATURES = { jpeg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] } as const;
const BITS: Record<string, number> = { uchar: 8, ushort: 16 };
const SRGB_PROFILE = /srgb|iec61966-2/i;

/**
 * Reads the header of a picture; null when it is neither JPEG nor PNG. Only bytes that start like one of them ever
 * reach a decoder: an SVG under another name is not parsed.
 */
export async function readPictureHeader(path: string): Promise<PictureHeader | null> {
  const format = await sniff(path);
  if (format === null) return null;
  try {
    const described = format === 'png' ? findDescribedSpace(await readFile(path)) : null;
    const { width, height, depth, space, hasAlpha, orientation, icc } = await sharp(path, {
      limitInputPixels: false,
    }).metadata();
    return {
      format,
      width_px: width,
      height_px: height,
      bits_per_channel: BITS[depth] ?? 8,
      colour_space: described ?? findColourSpace(space, icc),
      has_alpha: hasAlpha,
      had_rotation: (orientation ?? 1) > 1,
    };
  } catch {
    // It starts like a picture but is not one.
    return null;
  }
}

async function sniff(path: string): Promise<PictureHeader['format'] | null> {
  const beginning = Buffer.alloc(8);
  const file = await open(path, 'r');
  await file.read(beginning, 0, beginning.length, 0).finally(() => file.close());
  const hasFormat = (kind: PictureHeader['format']) =>
    beginning.subarray(0, SIGNATURES[kind].length).equals(Buffer.from(SIGNATURES[kind]));
  return (['jpeg', 'png'] as const).find(hasFormat) ?? null;
}

/** The space that a PNG describes without a profile, if it is one that artists should hear about. */
function findDescribedSpace(png: Buffer): 'wide' | 'hdr' | null {
  const space = convertColours(png)?.colour_space ?? 'srgb';
  return space === 'srgb' ? null : space;
}

function findColourSpace(space: string, icc: Buffer | undefined): PictureHeader['colour_space'] {
  if (space === 'cmyk') return 'cmyk';
  if (space === 'b-w' || space === 'grey16') return 'grey';
  const profile = icc === undefined ? null : findProfileName(icc);
  return profile === null || SRGB_PROFILE.test(profile) ? 'srgb' : 'wide';
}
