import { crc32 } from 'node:zlib';
import { makeToken } from '../../platform/secret/random-token.ts';

const PREFIX = 'tgt_';
const SHAPE = /^tgt_[\w-]{43}[0-9a-f]{8}$/;

/** A new token for a program. Its beginning and its checksum let scanners find leaked ones without asking anybody. */
export function makeTokenText(): string {
  const secret = PREFIX + makeToken();
  return secret + computeChecksum(secret);
}

/** Whether a text can be a token at all: what cannot is not worth a question to the database. */
export function isTokenFormat(text: string): boolean {
  return SHAPE.test(text) && text.slice(-8) === computeChecksum(text.slice(0, -8));
}

function computeChecksum(secret: string): string {
  return crc32(secret).toString(16).padStart(8, '0');
}
