import { createHmac } from 'node:crypto';
import type { HookFault } from './hook-behaviour.ts';

/** The product's webhook address, and the secret that signs messages to it. */
export interface HookEndpoint {
  url: string;
  secret: string;
}

const RESPONSE_TIMEOUT_MS = 10_000;
const TOO_OLD_MS = 60 * 60_000;

interface Message {
  body: string;
  fault: HookFault | null;
  /** Aborted when the sender stops: the response is not awaited. */
  stopped: AbortSignal;
}

/** Sends a signed message; returns the status, or null without a response in time. */
export async function sendMessage({ url, secret }: HookEndpoint, message: Message): Promise<number | null> {
  const { body, fault, stopped } = message;
  // The product compares with its machine's clock; the sandbox's clock must not affect the age of a message.
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

// The message stays readable: only the signature reveals the change.
function changeByte(body: string): string {
  return body.replace(/"created": (\d)/, (_all, digit: string) => `"created": ${9 - Number(digit)}`);
}
