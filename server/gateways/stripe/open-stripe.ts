import type { Billing } from './billing.ts';
import { openCheckoutCalls } from './checkout.ts';
import { openEvents } from './events.ts';
import { openInvoiceCalls } from './invoice.ts';
import { type ClientOptions, openClient } from './open-client.ts';
import { openPriceBook } from './price-book.ts';
import { openScheduleCalls } from './schedule.ts';
import { openSubscriptionCalls } from './subscription.ts';

export interface StripeOptions extends ClientOptions {
  /** All of them are good; several while one is being changed. */
  webhook_secrets: readonly string[];
  /** The machine's time, by which messages are too old; another one for tests. */
  now?: () => Date;
}

/** Speaks with Stripe about plans. */
export function openStripe(options: StripeOptions): Billing {
  const { webhook_secrets } = options;
  const stripe = openClient(options);
  const prices = openPriceBook(stripe);
  return {
    ...openCheckoutCalls(stripe, prices),
    ...openSubscriptionCalls(stripe, prices),
    ...openScheduleCalls(stripe, prices),
    ...openInvoiceCalls(stripe, prices),
    ...openEvents(stripe, { webhook_secrets, now: options.now ?? (() => new Date()) }),
  };
}
