import type { AppleIssue, AppleIssueCode } from '@tangent/apple/issue.ts';

/**
 * The numbers of this stand-in, in Apple's ranges: 3000 wrong data, 4000 data that is not allowed, 5000 missing, 6000 not
 * supported, 8000 against the schema, 9000 wrong files. Of all of them only 4020 is public with its meaning.
 */
const PRE_ORDER = 4020;
const TAKEDOWN = 4030;
const IDENTIFIER = 4001;
const FOLDER = 4002;
const ARTIST = 4050;
const TRACKS = 4060;
const PRODUCT = 4070;
const TEXT = 3100;
const CODE = 3010;
const RIGHTS_LINE = 3020;
const LYRICS = 9300;
const FILE_DIFFERS = 9000;

export const MISSING_FILE = 5001;
export const MISSING_BINARIES = 5010;
export const NO_SUCH_ALBUM = 4040;
export const SANDBOX_REFUSES = 3000;
export const COVER = 9200;
export const SOUND = 9100;
export const NOT_A_PACKAGE = 8001;
const SCHEMA = 8000;

/** The first prefix of a code that fits decides. */
const BY_PREFIX: readonly (readonly [prefix: string, number: number])[] = [
  ['preorder', PRE_ORDER],
  ['instant_tracks', PRE_ORDER],
  ['takedown', TAKEDOWN],
  ['folder_mismatch', FOLDER],
  ['vendor_id', IDENTIFIER],
  ['upc', IDENTIFIER],
  ['isrc', IDENTIFIER],
  ['isni', IDENTIFIER],
  ['apple_id', IDENTIFIER],
  ['atmos_isrc', IDENTIFIER],
  ['file_missing', MISSING_FILE],
  ['audio_missing', MISSING_FILE],
  ['artwork_missing', MISSING_FILE],
  ['stereo_missing', MISSING_FILE],
  ['file_', FILE_DIFFERS],
  ['checksum', FILE_DIFFERS],
  ['audio_', SOUND],
  ['artwork_', COVER],
  ['lyrics_', LYRICS],
  ['ttml_', LYRICS],
  ['artist', ARTIST],
  ['featuring', ARTIST],
  ['role', ARTIST],
  ['credit', ARTIST],
  ['guest', ARTIST],
  ['primary', ARTIST],
  ['track', TRACKS],
  ['volume', TRACKS],
  ['territory', PRODUCT],
  ['sale', PRODUCT],
  ['stream', PRODUCT],
  ['date', PRODUCT],
  ['tier', PRODUCT],
  ['original_date', PRODUCT],
  ['cleared', PRODUCT],
  ['genre', CODE],
  ['language', CODE],
  ['rights', RIGHTS_LINE],
  ['title', TEXT],
  ['text_', TEXT],
  ['clean', TEXT],
];

/** Returns the number of ITMS for an issue; what breaks the structure is against the schema. */
export function findNumber({ code, severity }: Pick<AppleIssue, 'code' | 'severity'>): number {
  if (severity === 'fatal' && !code.startsWith('ttml')) return SCHEMA;
  return BY_PREFIX.find(([prefix]) => code.startsWith(prefix))?.[1] ?? SANDBOX_REFUSES;
}

/** Describes an issue in a sentence: the rule, and the values that break it. */
export function describeIssue({ code, params, line }: AppleIssue): string {
  const words: AppleIssueCode | string = code.replaceAll('_', ' ');
  const values = Object.values(params).join(', ').replaceAll(/\s+/g, ' ');
  const place = line === null ? '' : ` (line ${line})`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${values === '' ? '' : `: ${values}`}${place}`;
}

/** Names an element as Transporter does: `Album/Tracks/Track[2]` for `package/album/tracks/track[2]/isrc`. */
export function namePlace(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'package');
  const names = parts.map((part) =>
    part.replace(/(^|_)([a-z])/g, (_all, _edge, letter: string) => letter.toUpperCase()),
  );
  return names.length === 0 ? 'Album' : names.join('/');
}
