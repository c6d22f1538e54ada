import { parseAddressKey, toPlainWords } from '../../text/address-key.ts';
import { PAGE_KEY_NUMBERS, PAGE_KEY_STEM_MAX_CHARS } from '../catalogue-limits.ts';

/** The key of an artist whose name gives no letter of a-z. */
const WITHOUT_LETTERS = 'artist';
/** Behind the stem: a number, or a random end where all numbers are taken. */
const END_MAX_CHARS = 7;

/**
 * Lists the keys that the public page of an artist may get, the best first: the name in a-z, 0-9 and hyphens,
 * then with a number.
 *
 * @example listPageKeys('Maré Cheia') // ['mare-cheia', 'mare-cheia-2', …]
 */
export function listPageKeys(name: string): string[] {
  const words = toPlainWords(name, PAGE_KEY_STEM_MAX_CHARS);
  const stem = words === '' ? WITHOUT_LETTERS : words;
  return Array.from({ length: PAGE_KEY_NUMBERS }, (_, index) => (index === 0 ? stem : `${stem}-${index + 1}`));
}

/** Whether a key was made from this name, with whichever end. */
export function isPageKeyOf(key: string, name: string): boolean {
  const [stem = ''] = listPageKeys(name);
  return key === stem || (key.startsWith(`${stem}-`) && /^(?:\d{1,3}|x[0-9a-f]{6})$/.test(key.slice(stem.length + 1)));
}

/** Builds a key for a name whose numbered keys are all taken. */
export function buildRandomPageKey(name: string, random: Uint8Array): string {
  const end = [...random.slice(0, 3)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${listPageKeys(name)[0]}-x${end}`;
}

/** Reads the key of an artist's page from an address, however it was typed; null when no artist can have it. */
export function parsePageKey(text: string): string | null {
  return parseAddressKey(text, PAGE_KEY_STEM_MAX_CHARS + 1 + END_MAX_CHARS);
}
