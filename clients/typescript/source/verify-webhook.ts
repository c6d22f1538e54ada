import type { IncomingWebhook } from './generated/webhook-events.ts';

/** The headers of a request: those of `fetch`, or an object with lower-case names as in Node. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

interface VerifyOptions {
  /** How far the time of a message may be off. */
  tolerance_seconds?: number;
  now?: Date;
}

/** A message is not ours, was changed on the way, or was recorded and repeated: answer with 400. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/**
 * Verifies a message by its signature (Standard Webhooks) and returns the event in it.
 *
 * @param body The body exactly as it arrived, before parsing.
 * @param secrets The secret of the endpoint, `whsec_…`; while it is replaced, the old one and the new one.
 */
export async function verifyWebhook(
  body: string,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { tolerance_seconds = 300, now = new Date() }: VerifyOptions = {},
): Promise<IncomingWebhook> {
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const signatures = readSignatures(readHeader(headers, 'webhook-signature'));
  const age_seconds = now.getTime() / 1000 - Number(timestamp);
  if (!(Math.abs(age_seconds) <= tolerance_seconds)) throw new WebhookError('the message is too old or too new');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    const key = await importKey(secret);
    for (const signature of signatures) {
      // The comparison takes the same time for every signature.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return JSON.parse(body) as IncomingWebhook;
    }
  }
  throw new WebhookError('no signature matches');
}

function readHeader(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookError(`the header ${name} is missing`);
  return value;
}

function readSignatures(header: string): Uint8Array<ArrayBuffer>[] {
  const texts = header.split(' ').filter((one) => one.startsWith('v1,'));
  return texts.flatMap((one) => decode(one.slice('v1,'.length)) ?? []);
}

async function importKey(secret: string): Promise<CryptoKey> {
  const bytes = decode(secret.replace(/^whsec_/, ''));
  if (bytes === null) throw new Error('a secret of a webhook endpoint looks like whsec_… with Base64 behind it');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function decode(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
