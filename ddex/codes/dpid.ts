import { buildCheckCharacter } from './check-character.ts';

/**
 * Whether the text is a DDEX party id in compact form: `PADPIDA`, ten characters and the ISO 7064 mod 37,36 check
 * character of all before it.
 */
export function isDpid(text: string): boolean {
  return /^PADPIDA[0-9A-Z]{11}$/.test(text) && buildCheckCharacter(text.slice(0, -1)) === text.slice(-1);
}
