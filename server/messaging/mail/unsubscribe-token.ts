import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/secret/derive-key.ts';

const PATTERN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Builds the path where one request turns off the emails of an account that can be turned off. */
export function buildUnsubscribePath(secret: string, accountId: string): string {
  return `/v1/mail/unsubscribe/${accountId}.${sign(secret, accountId).toString('base64url')}`;
}

/** Returns the account of a token; null when it is not one of ours. */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [, id, signature] = PATTERN.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(secret, id)) ? id : null;
}

function sign(secret: string, accountId: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'mail unsubscribe')).update(accountId).digest();
}
