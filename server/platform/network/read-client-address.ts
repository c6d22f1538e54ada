import { isIPv4 } from 'node:net';
import { findIpv4, readWords } from './read-words.ts';

/** Longer than any address with its port. */
const ADDRESS_MAX_CHARS = 64;

/**
 * Returns the address of a client: that of the connection, or behind our own proxy the last one of `X-Forwarded-For`, which
 * the proxy added. A port is dropped. What is no address counts as none, so that the result can always be stored,
 * compared and counted.
 *
 * @param peer The address of the connection; undefined once it has ended.
 * @param forwarded The header; undefined where no proxy is trusted.
 */
export function readClientAddress(peer: string | undefined, forwarded: string | readonly string[] | undefined): string {
  return normalize(findLast(forwarded)) ?? normalize(peer ?? '') ?? '';
}

function findLast(forwarded: string | readonly string[] | undefined): string {
  if (forwarded === undefined) return '';
  const text = String(forwarded);
  const last = text.slice(text.lastIndexOf(',') + 1).trim();
  if (last.length > ADDRESS_MAX_CHARS) return '';
  return /^\[(.*)\](?::\d+)?$/.exec(last)?.[1] ?? /^([\d.]+):\d+$/.exec(last)?.[1] ?? last;
}

/** Writes an IPv4 address in its own form, whichever way it came; null for what is no address. */
function normalize(text: string): string | null {
  if (isIPv4(text)) return text;
  const words = readWords(text);
  if (words === null) return null;
  return findIpv4(words) ?? text.replace(/%.*/, '').toLowerCase();
}
