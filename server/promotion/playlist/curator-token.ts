import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { LISTENING_HOURS } from '@tangent/domain/promotion/playlist-limits.ts';
import { deriveKey } from '../../platform/secret/derive-key.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ANSWER_TOKEN = new RegExp(`^(${UUID})\\.([\\w-]{43})$`);
const LISTEN_TOKEN = new RegExp(`^(${UUID})\\.(\\d{1,13})\\.([\\w-]{43})$`);

/** Returns the path of the page where a curator answers one pitch. Its token is created here and stored nowhere. */
export function curatorPath(pitchId: string, secret: string): string {
  return `/curator/${pitchId}.${sign('pitch-answer', pitchId, secret).toString('base64url')}`;
}

/** Returns the pitch that a token allows to answer; null when we did not sign it for that. */
export function readAnswerToken(token: string, secret: string): string | null {
  const [, id = '', signature = ''] = ANSWER_TOKEN.exec(token) ?? [];
  return id !== '' && isSigned(signature, sign('pitch-answer', id, secret)) ? id : null;
}

/** Returns the address of the sound of a pitch: it plays for 24 hours, and only while its artist allows it. */
export function listeningPath(pitchId: string, now: Date, secret: string): string {
  const until = now.getTime() + LISTENING_HOURS * HOUR_MS;
  return `/curator/listen/${pitchId}.${until}.${sign('pitch-listen', `${pitchId} ${until}`, secret).toString('base64url')}`;
}

/** Returns the pitch that a token allows to hear now; null when it has expired or we did not sign it for that. */
export function readListeningToken(token: string, now: Date, secret: string): string | null {
  const [, id = '', until = '', signature = ''] = LISTEN_TOKEN.exec(token) ?? [];
  if (id === '' || Number(until) < now.getTime()) return null;
  return isSigned(signature, sign('pitch-listen', `${id} ${until}`, secret)) ? id : null;
}

function isSigned(signature: string, expected: Buffer): boolean {
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected);
}

function sign(purpose: string, text: string, secret: string): Buffer {
  return createHmac('sha256', deriveKey(secret, purpose)).update(text).digest();
}
