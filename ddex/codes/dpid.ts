/**
 * Whether the text is a DDEX party id in compact form: `PADPIDA`, ten more characters and the ISO 7064 mod 37,36 check character.
 */
export function isDpid(_text: string): boolean {
  throw new Error('not written yet');
}
