import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/secret/derive-key.ts';

/** The invitation behind a link to a share. Only the newest invitation of a payee is valid. */
export interface Invitation {
  payee_id: string;
  invitation_no: number;
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/;

/** Returns the path of an invitation's link. Its token is created here and stored nowhere. */
export function sharePath(invitation: Invitation, secret: string): string {
  const { payee_id, invitation_no } = invitation;
  return `/royalties?view=splits&claim=${payee_id}.${invitation_no}.${sign(invitation, secret).toString('base64url')}`;
}

/** Returns the invitation of a token; null when we did not sign it. */
export function readShareToken(token: string, secret: string): Invitation | null {
  const [, payee_id = '', number = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (signature === '') return null;
  const invitation = { payee_id, invitation_no: Number(number) };
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(invitation, secret)) ? invitation : null;
}

function sign({ payee_id, invitation_no }: Invitation, secret: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'payee-claim')).update(`${payee_id} ${invitation_no}`).digest();
}
