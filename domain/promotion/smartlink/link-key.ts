import { parseAddressKey, toPlainWords } from '../../text/address-key.ts';
import { LINK_KEY_STEM_MAX_CHARS } from '../smartlink-limits.ts';

/** Characters of the random end of a key, without those that look alike in print. */
const RANDOM_CHARS = 'abcdefghjkmnpqrstuvwxyz23456789';
const RANDOM_LENGTH = 5;

const KEY_MAX_CHARS = LINK_KEY_STEM_MAX_CHARS + 1 + RANDOM_LENGTH;

/**
 * Builds the key of a release in its public address: artist and title in a-z, 0-9 and hyphens, and five random
 * characters. A script without plain letters gives none: such a key is only 'release' and the random end.
 *
 * @param random One byte for each of the five characters.
 * @example buildLinkKey('Lena Ortiz', 'Night Drive', bytes) // 'lena-ortiz-night-drive-k7x2m'
 */
export function buildLinkKey(artist: string, title: string, random: Uint8Array): string {
  const stem = toPlainWords(`${artist} ${title}`, LINK_KEY_STEM_MAX_CHARS);
  const end = Array.from({ length: RANDOM_LENGTH }, (_, index) =>
    RANDOM_CHARS.charAt((random[index] ?? 0) % RANDOM_CHARS.length),
  ).join('');
  return `${stem === '' ? 'release' : stem}-${end}`;
}

/** Reads the key of a release from an address; null when no release can have such a key. */
export function parseLinkKey(text: string): string | null {
  return parseAddressKey(text, KEY_MAX_CHARS);
}
