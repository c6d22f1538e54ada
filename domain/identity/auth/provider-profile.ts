import { hasUnprintableCharacters } from '../../check-text.ts';
import { PERSON_NAME_CHARS, USERNAME_CHARS } from '../identity-limits.ts';

/**
 * Splits the single name a provider sends at its last space. Without a name the part of the address before the
 * at sign is used; a single word has no last name.
 */
export function splitName(name: string | null, email: string): { first_name: string; last_name: string } {
  const plain = [...(name ?? '')].filter((letter) => !hasUnprintableCharacters(letter)).join('');
  const words = plain.normalize('NFC').trim().split(/\s+/);
  if (words[0] === '') return { first_name: cut(localPart(email)), last_name: '' };
  const last_name = words.length > 1 ? (words.at(-1) ?? '') : '';
  const first_name = words.slice(0, Math.max(1, words.length - 1)).join(' ');
  return { first_name: cut(first_name), last_name: cut(last_name) };
}

/**
 * Suggests a user name built from the address and some digits, cut to the maximum length; it may still
 * be too short.
 */
export function suggestUsername(email: string, digits: string): string {
  const plain = localPart(email).replace(/[^\p{L}\p{N}._-]/gu, '');
  return [...plain].slice(0, USERNAME_CHARS.max - digits.length).join('') + digits;
}

function localPart(email: string): string {
  return (email.split('@')[0] ?? '').normalize('NFC');
}

function cut(name: string): string {
  return [...name].slice(0, PERSON_NAME_CHARS.max).join('').trim();
}
