import { buildCheckCharacter } from './check-character.ts';

/**
 * Whether the text is a Global Release Identifier in compact form: `A1`, issuer (5), release number (10), check character.
 */
export function isGrid(text: string): boolean {
  return /^A1[0-9A-Z]{16}$/.test(text) && buildCheckCharacter(text.slice(0, -1)) === text.slice(-1);
}
