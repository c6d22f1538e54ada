/**
 * A number from 0 to just below 1 that belongs to a text: always the same one, and for neighbouring texts another one. What stores report
 * is made up of these, so that the same question has the same answer today and after a restart.
 */
export function seededRandom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
