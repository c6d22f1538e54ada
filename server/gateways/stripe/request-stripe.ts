import Stripe from 'stripe';
import type { z } from 'zod';
import { BillingRefused, BillingUnavailable, PaymentDeclined } from './billing.ts';

/** Waits for an answer of Stripe and reads it; trouble becomes one of our own errors, without anything Stripe sent. */
export async function requestStripe<T>(schema: z.ZodType<T>, request: Promise<unknown>): Promise<T> {
  const response = await request.catch((error: unknown) => {
    throw translate(error);
  });
  const parsed = schema.safeParse(response);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
  throw new BillingUnavailable(new Error(`Stripe answered something else: ${paths.join(', ')}`));
}

interface Pages {
  autoPagingToArray(options: { limit: number }): Promise<unknown[]>;
}

/** More of anything belongs to no single customer, and to no single day. */
const LIST_MAX = 10_000;

/** Reads a list to its end. */
export function requestStripeList<T>(schema: z.ZodType<T>, list: Pages): Promise<T[]> {
  return requestStripe(schema.array(), list.autoPagingToArray({ limit: LIST_MAX }));
}

/** What Stripe does not know is null. */
export async function orNull<T>(request: Promise<T>): Promise<T | null> {
  return request.catch((error: unknown) => {
    if (error instanceof BillingRefused && error.reason === 'resource_missing') return null;
    throw error;
  });
}

// What the library throws carries the request, the answer and its headers, and part of the key in a sentence.
function translate(error: unknown): Error {
  const { StripeError, StripeCardError, StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors;
  if (!(error instanceof StripeError)) return error instanceof Error ? error : new Error(String(error));
  const reason = error.code ?? error.type;
  if (error instanceof StripeCardError) return new PaymentDeclined(reason);
  // Of an account that is not there, or no longer ours, Stripe speaks as of a door without a key.
  const is_gone = error.code === 'account_invalid';
  if (is_gone || error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError)
    return new BillingRefused(reason, error.param ?? null);
  const { statusCode, requestId } = error;
  return new BillingUnavailable(
    new Error(`${error.type} ${statusCode ?? 'no answer'} ${reason} ${requestId ?? ''}`.trim()),
  );
}
