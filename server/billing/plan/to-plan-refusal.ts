import { BillingUnavailable, PaymentDeclined } from '../../gateways/stripe/billing.ts';
import type { Log } from '../../platform/log/create-log.ts';
import { Refusal } from '../../platform/refusal.ts';

/** What somebody hears when the payment service did not do what they wanted; the reason goes to the log. */
export function toPlanRefusal(log: Log, error: unknown): unknown {
  if (error instanceof PaymentDeclined) return new Refusal('payment_failed');
  if (!(error instanceof BillingUnavailable)) return error;
  log.error({ err: error }, 'the payment service is not there');
  return new Refusal('provider_unavailable');
}
