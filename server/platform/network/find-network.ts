import { isIPv4 } from 'node:net';
import { findIpv4, readWords, writeQuad } from './read-words.ts';

const UNKNOWN = 'unknown';
/** 2002::/16: the owner of an IPv4 address has all addresses that begin with 2002 and with it (RFC 3056). */
const SIX_TO_FOUR = 0x2002;

/**
 * Returns the network that limits per address count: the whole of an IPv4 address, the first 64 bits of an IPv6
 * address, since its owner may use every address behind them. An IPv4 address counts the same in every way to write it.
 *
 * @returns A short text, also for what is no address.
 */
export function findNetwork(address: string): string {
  // Most addresses, and every request asks.
  if (isIPv4(address)) return address;
  const words = readWords(address);
  if (words === null) return UNKNOWN;
  const ipv4 = findIpv4(words);
  if (ipv4 !== null) return ipv4;
  if (words[0] === SIX_TO_FOUR) return writeQuad(words[1], words[2]);
  return writeStart(words);
}

/**
 * Returns the surroundings of an address: the first 24 bits of IPv4, the first 64 of IPv6. Visitors that are
 * told apart with it stay blurred.
 */
export function findSurroundings(address: string): string {
  const words = readWords(address);
  if (words === null) return '';
  const ipv4 = findIpv4(words);
  return ipv4 === null ? writeStart(words) : ipv4.slice(0, ipv4.lastIndexOf('.'));
}

function writeStart(words: readonly number[]): string {
  return words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':');
}
