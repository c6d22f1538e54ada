import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@tangent/domain/identity/identity-limits.ts';

// Crockford's base32: no letter that looks like a digit. Each letter stands for five bits, so a code has sixty.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 3;
const GROUP_CHARS = 4;

/** Returns a new set of codes, shown once: `k7dm-2xq9-h4tw`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'));
}

/**
 * Returns the hash of a code for storage. Case and hyphens do not count, and look-alike letters are read as the digits
 * they resemble.
 */
export function hashRecoveryCode(typed: string): string {
  const plain = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return createHash('sha256').update(plain).digest('hex');
}

function makeGroup(): string {
  return [...randomBytes(GROUP_CHARS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
