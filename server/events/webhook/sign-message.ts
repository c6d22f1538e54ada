import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Returns a new secret in the form of Standard Webhooks: 256 random bits in Base64 behind `whsec_`. */
export function makeSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * Returns the headers that prove a message to its receiver, as Standard Webhooks defines them: its id, the time of the
 * attempt in seconds since 1970, and for each secret an HMAC-SHA256 over `id.timestamp.body`.
 *
 * @example signMessage({ id: 'msg_1', body: '{}', secrets: ['whsec_…'] }, new Date(0))
 * // { 'webhook-id': 'msg_1', 'webhook-timestamp': '0', 'webhook-signature': 'v1,…' }
 */
export function signMessage(
  { id, body, secrets }: { id: string; body: string; secrets: readonly string[] },
  at: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
