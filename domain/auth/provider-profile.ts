import { hasUnprintableCharacters } from '../check-text.ts';
import { PERSON_NAME_CHARS, USERNAME_CHARS } from '../limits.ts';

/**
 * The two names of a person whom a provider tells by one: split at the last space. Without a name it is what stands
 * before the at sign of the address; a single name has no last one.
 */
export function splitName(name: string | null, email: string): { first_name: string; last_name: string } {
  const plain = [...(name ?? '')].filter((letter) => !hasUnprintableCharacters(letter)).join('');
  const words = plain.normalize('NFC').trim().split(/\s+/);
  if (words[0] === '') return { first_name: cut(localPart(email)), last_name: '' };
  const last_name = words.length > 1 ? (words.at(-1) ?? '') : '';
  const first_name = words.slice(0, Math.max(1, words.length - 1)).join(' ');
  return { first_name: cut(first_name), last_name: cut(last_name) };
}

/** A user name made of the address and some digits, as long as one may be; it may still be too short. */
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
