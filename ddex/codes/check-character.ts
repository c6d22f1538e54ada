const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Computes the check character of ISO 7064 modulo 37,36 for digits and capital letters, the last character of GRids and
 * DDEX party ids. Throws RangeError for any other character.
 */
export function buildCheckCharacter(text: string): string {
  let product = 36;
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) throw new RangeError(`not a digit or capital letter: ${character}`);
    const sum = (product + value) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return ALPHABET.charAt((37 - product) % 36);
}
