import { createHash } from 'node:crypto';
import type { StripeContext } from './stripe-context.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const LONGEST = 255;

export interface StripeResponse {
  status: number;
  body: string;
  is_replayed: boolean;
}

/** Repeats the first response to a key for 24 hours; refuses a different request with the same key. */
export function respondOnce(
  { state, now }: StripeContext,
  { key, request }: { key: string | null; request: readonly string[] },
  action: () => Omit<StripeResponse, 'is_replayed'>,
): StripeResponse {
  if (key === null) return { ...action(), is_replayed: false };
  if (key.length > LONGEST) throw refuse(`Idempotency keys have at most ${LONGEST} characters.`);
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const known = state.keys.get(key);
  if (known !== undefined && known.fingerprint !== fingerprint)
    throw refuse(
      `Keys for idempotent requests can only be used with the same parameters they were first used with: '${key}'.`,
    );
  if (known !== undefined) return { status: known.status, body: known.body, is_replayed: true };
  const response = action();
  state.keys.set(key, { id: key, created: now, fingerprint, ...response });
  return { ...response, is_replayed: false };
}

function refuse(message: string): StripeRefusal {
  return new StripeRefusal(message, { type: 'idempotency_error' });
}
