import { createHmac } from 'node:crypto';
import type { HookFault } from './hook-behaviour.ts';

/** Where the product hears of events, and what it knows us by. */
export interface HookEndpoint {
  url: string;
  secret: string;
}

const RESPONSE_TIMEOUT_MS = 10_000;
const TOO_OLD_MS = 60 * 60_000;

interface Message {
  body: string;
  fault: HookFault | null;
  /** The sender is being stopped: nobody waits for the answer. */
  stopped: AbortSignal;
}

/** Sends a signed message; answers with the status, or null when nobody answered in time. */
export async function sendMessage({ url, secret }: HookEndpoint, message: Message): Promise<number | null> {
  const { body, fault, stopped } = message;
  // The product compares with its machine's time: the sandbox's clock has nothing to do with how long a message travels.
  const at = Date.now() - (fault === 'old_timestamp' ? TOO_OLD_MS : 0);
  const signature = sign(body, fault === 'wrong_signature' ? `${secret}-of-somebody-else` : secret, at);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
      'user-agent': 'Stripe/1.0 (sandbox)',
    },
    body: fault === 'changed_byte' ? changeByte(body) : body,
    redirect: 'manual',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
  }).catch(() => null);
  await response?.body?.cancel().catch(() => undefined);
  return response?.status ?? null;
}

function sign(body: string, secret: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

// Still a message that can be read: only the signature tells that it was touched.
function changeByte(body: string): string {
  return body.replace(/"created": (\d)/, (_all, digit: string) => `"created": ${9 - Number(digit)}`);
}
