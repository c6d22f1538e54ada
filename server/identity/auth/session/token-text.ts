import { crc32 } from 'node:zlib';
import { makeToken } from '../../../platform/secret/random-token.ts';

const PREFIX = 'tgt_';
const SHAPE = /^tgt_[\w-]{43}[0-9a-f]{8}$/;

/** Creates a new token for a program. Its prefix and its checksum let scanners find leaked tokens without a request. */
export function makeTokenText(): string {
  const secret = PREFIX + makeToken();
  return secret + computeChecksum(secret);
}

/** Tells whether a text can be a token at all; others need no database query. */
export function isTokenFormat(text: string): boolean {
  return SHAPE.test(text) && text.slice(-8) === computeChecksum(text.slice(0, -8));
}

function computeChecksum(secret: string): string {
  return crc32(secret).toString(16).padStart(8, '0');
}
