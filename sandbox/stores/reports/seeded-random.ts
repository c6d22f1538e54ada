/**
 * Returns a number from 0 to just below 1 derived from a text: always the same for the same text, and unrelated for
 * similar texts. Simulated figures are built from it, so that the same request has the same result today and after a
 * restart.
 */
export function seededRandom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
