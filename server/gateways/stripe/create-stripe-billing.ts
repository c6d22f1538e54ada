import type { Billing } from './billing.ts';
import { createCheckoutCalls } from './checkout.ts';
import { type ClientOptions, createClient } from './create-client.ts';
import { createEvents } from './events.ts';
import { createInvoiceCalls } from './invoice.ts';
import { createPriceBook } from './price-book.ts';
import { createScheduleCalls } from './schedule.ts';
import { createSubscriptionCalls } from './subscription.ts';

export interface StripeOptions extends ClientOptions {
  /** All of them are valid; there are several while one is being rotated. */
  webhook_secrets: readonly string[];
  /** The machine's time, which decides whether events are too old; replaced in tests. */
  now?: () => Date;
}

/** Creates the client of Stripe for plans. */
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
