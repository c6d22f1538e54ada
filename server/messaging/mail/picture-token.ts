import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/secret/derive-key.ts';

/** A small cover beside the text of an email, or the head of an email about a release that is out. */
export type MailPicture = 'cover' | 'head';

const PATTERN = /^(cover|head)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * Builds the path of a picture of an email: mail programs load it without a session, also of a release that is not public
 * yet. It leads to nothing but this picture.
 */
export function buildMailPicturePath(secret: string, kind: MailPicture, uploadId: string): string {
  const name = `${kind}-${uploadId}`;
  return `/mail/picture/${name}.${sign(secret, name).toString('base64url')}`;
}

/** Returns which picture of which upload a token names; null when it is not one of ours. */
export function readMailPictureToken(secret: string, token: string): { kind: MailPicture; upload_id: string } | null {
  const [, kind, upload_id, signature] = PATTERN.exec(token) ?? [];
  if (kind === undefined || upload_id === undefined || signature === undefined) return null;
  if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(secret, `${kind}-${upload_id}`))) return null;
  return { kind: kind as MailPicture, upload_id };
}

function sign(secret: string, name: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'mail picture')).update(name).digest();
}
