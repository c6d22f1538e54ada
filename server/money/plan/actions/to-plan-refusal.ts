import { BillingUnavailable, PaymentDeclined } from '../../../gateways/stripe/billing.ts';
import type { Log } from '../../../platform/log/create-log.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Returns the refusal that the user sees when the payment service failed; the reason goes to the log. */
export function toPlanRefusal(log: Log, error: unknown): unknown {
  if (error instanceof PaymentDeclined) return new Refusal('payment_failed');
  if (!(error instanceof BillingUnavailable)) return error;
  log.error({ err: error }, 'the payment service is unavailable');
  return new Refusal('provider_unavailable');
}
