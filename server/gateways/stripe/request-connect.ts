import type { z } from 'zod';
import { BillingRefused, BillingUnavailable, PaymentDeclined } from './billing.ts';
import { type ConnectFailure, ConnectRefused, ConnectUnavailable } from './connect.ts';
import { requestStripe } from './request-stripe.ts';

const FAILURES: Partial<Record<string, ConnectFailure>> = {
  account_invalid: 'account_closed',
  resource_missing: 'account_closed',
  insufficient_capabilities_for_transfer: 'account_not_ready',
  transfers_not_allowed: 'account_not_ready',
  email_invalid: 'details_wrong',
  amount_too_large: 'limit_exceeded',
  amount_too_small: 'limit_exceeded',
};

/**
 * Refusals that are not the payee's fault: our balance at Stripe is too low for now, or an earlier request used the
 * same key with an unknown outcome.
 */
const MAY_PASS = new Set(['balance_insufficient', 'StripeIdempotencyError']);

/** Awaits Stripe's response about a payee, and reads it. */
export async function requestConnect<T>(schema: z.ZodType<T>, request: Promise<unknown>): Promise<T> {
  return requestStripe(schema, request).catch((error: unknown) => {
    throw translate(error);
  });
}

function translate(error: unknown): unknown {
  if (error instanceof BillingUnavailable) return new ConnectUnavailable(error.cause);
  if (!(error instanceof BillingRefused || error instanceof PaymentDeclined)) return error;
  const { reason } = error;
  if (MAY_PASS.has(reason)) return new ConnectUnavailable(new Error(reason));
  return new ConnectRefused(FAILURES[reason] ?? 'other', reason);
}
