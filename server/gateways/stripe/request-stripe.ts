import Stripe from 'stripe';
import type { z } from 'zod';
import { BillingRefused, BillingUnavailable, PaymentDeclined } from './billing.ts';

/** Awaits a response of Stripe and reads it; an error becomes one of our own, without any content from Stripe. */
export async function requestStripe<T>(schema: z.ZodType<T>, request: Promise<unknown>): Promise<T> {
  const response = await request.catch((error: unknown) => {
    throw translate(error);
  });
  const parsed = schema.safeParse(response);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
  throw new BillingUnavailable(new Error(`unexpected response from Stripe: ${paths.join(', ')}`));
}

interface Pages {
  autoPagingToArray(options: { limit: number }): Promise<unknown[]>;
}

/** No customer and no day has more entries than this. */
const LIST_MAX = 10_000;

/** Reads all pages of a list. */
export function requestStripeList<T>(schema: z.ZodType<T>, list: Pages): Promise<T[]> {
  return requestStripe(schema.array(), list.autoPagingToArray({ limit: LIST_MAX }));
}

/** Returns null for an object that Stripe does not know. */
export async function nullIfMissing<T>(request: Promise<T>): Promise<T | null> {
  return request.catch((error: unknown) => {
    if (error instanceof BillingRefused && error.reason === 'resource_missing') return null;
    throw error;
  });
}

// Replaces the library's errors, which carry the request, the response and its headers, and part of the key in a
// sentence.
function translate(error: unknown): Error {
  const { StripeError, StripeCardError, StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors;
  if (!(error instanceof StripeError)) return error instanceof Error ? error : new Error(String(error));
  const reason = error.code ?? error.type;
  if (error instanceof StripeCardError) return new PaymentDeclined(reason);
  // Stripe reports an account that is missing, or no longer ours, as a permission error.
  const is_gone = error.code === 'account_invalid';
  if (is_gone || error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError)
    return new BillingRefused(reason, error.param ?? null);
  const { statusCode, requestId } = error;
  return new BillingUnavailable(
    new Error(`${error.type} ${statusCode ?? 'no response'} ${reason} ${requestId ?? ''}`.trim()),
  );
}
