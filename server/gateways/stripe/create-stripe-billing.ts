import type { Billing } from './billing.ts';
import { createCheckoutCalls } from './checkout.ts';
import { type ClientOptions, createClient } from './create-client.ts';
import { createEvents } from './events.ts';
import { createInvoiceCalls } from './invoice.ts';
import { createPriceBook } from './price-book.ts';
import { createScheduleCalls } from './schedule.ts';
import { createSubscriptionCalls } from './subscription.ts';

export interface StripeOptions extends ClientOptions {
  /** All of them are good; several while one is being changed. */
  webhook_secrets: readonly string[];
  /** The machine's time, by which messages are too old; another one for tests. */
  now?: () => Date;
}

/** Speaks with Stripe about plans. */
export function createStripeBilling(options: StripeOptions): Billing {
  const { webhook_secrets } = options;
  const stripe = createClient(options);
  const prices = createPriceBook(stripe);
  return {
    ...createCheckoutCalls(stripe, prices),
    ...createSubscriptionCalls(stripe, prices),
    ...createScheduleCalls(stripe, prices),
    ...createInvoiceCalls(stripe, prices),
    ...createEvents(stripe, { webhook_secrets, now: options.now ?? (() => new Date()) }),
  };
}
