import { createHash, randomBytes } from 'node:crypto';

/** Returns an unguessable token: 256 random bits (ASVS 7.2.3). */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a token for storage: a stolen database opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
