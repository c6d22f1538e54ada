import { isIPv4, isIPv6 } from 'node:net';

/**
 * Reads an IPv6 address as eight numbers of 16 bits, an IPv4 address as the IPv6 address that contains it
 * (`::ffff:1.2.3.4`). Null for anything else.
 */
export function readWords(address: string): number[] | null {
  if (isIPv4(address)) return [0, 0, 0, 0, 0, MAPPED, ...readQuad(address)];
  if (!isIPv6(address)) return null;
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const start = readGroups(head);
  const end = readGroups(tail ?? '');
  return [...start, ...new Array<number>(8 - start.length - end.length).fill(0), ...end];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? readQuad(group) : [Number.parseInt(group, 16)]));
}

function readQuad(text: string): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const MAPPED = 0xffff;
/** The beginnings of IPv6 addresses that contain an IPv4 address in their last 32 bits. */
const WITH_IPV4 = [
  // ::ffff:0:0/96, as a socket for both families shows an IPv4 address.
  [0, 0, 0, 0, 0, MAPPED],
  // ::ffff:0:0:0/96 and 64:ff9b::/96, which translators in front of a server without IPv4 write (RFC 7915, RFC 6052).
  [0, 0, 0, 0, MAPPED, 0],
  [0x64, 0xff9b, 0, 0, 0, 0],
] as const;

/** Finds the IPv4 address that an address is or contains as its sender; null for a sender with IPv6. */
export function findIpv4(words: readonly number[]): string | null {
  if (!WITH_IPV4.some((start) => start.every((word, index) => words[index] === word))) return null;
  return writeQuad(words[6], words[7]);
}

export function writeQuad(high = 0, low = 0): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
