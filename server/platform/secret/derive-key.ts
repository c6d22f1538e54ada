import { hkdfSync } from 'node:crypto';

/** A key for one purpose out of the one secret of the settings (RFC 5869): what one key opens, the others do not. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
