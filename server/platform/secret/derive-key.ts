import { hkdfSync } from 'node:crypto';

/**
 * Derives a key for one purpose from the one secret of the settings (RFC 5869): data sealed with one key does not open
 * with the others.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
