import { createHash, randomBytes } from 'node:crypto';

/** A text that nobody guesses: 256 random bits (ASVS 7.2.3). */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: a stolen database opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
