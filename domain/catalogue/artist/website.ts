import { countCharacters, hasUnprintableCharacters } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { WEBSITE_MAX_CHARS } from '../catalogue-limits.ts';

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const HOST = `${LABEL}(?:\\.${LABEL})+`;
const REST = '(?::\\d{1,5})?(?:[/?#]\\S*)?';
const ADDRESS = new RegExp(`^https?://${HOST}${REST}$`, 'iu');
const WITHOUT_SCHEME = new RegExp(`^${HOST}${REST}$`, 'iu');

/** Returns the address as it is stored: with 'https://' added where it is missing. */
export function cleanWebsite(text: string): string {
  const trimmed = text.trim();
  return WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : trimmed;
}

/**
 * Checks a website: an http or https address of a host, without a password in it; it is shown as a link, never
 * fetched.
 */
export function checkWebsite(path: string, text: string | null | undefined): Issue[] {
  if (!text?.trim()) return [];
  const address = cleanWebsite(text);
  if (countCharacters(address) > WEBSITE_MAX_CHARS)
    return [{ code: 'max_length', path, params: { max: WEBSITE_MAX_CHARS } }];
  return ADDRESS.test(address) && !hasUnprintableCharacters(address) ? [] : [{ code: 'invalid_website', path }];
}
