import Stripe from 'stripe';
import type { Billing } from './billing.ts';
import { openCheckoutCalls } from './checkout.ts';
import { openEvents } from './events.ts';
import { openInvoiceCalls } from './invoice.ts';
import { openPriceBook } from './price-book.ts';
import { openScheduleCalls } from './schedule.ts';
import { openSubscriptionCalls } from './subscription.ts';

export interface StripeOptions {
  /** `https://api.stripe.com`, or what stands in for it. */
  api_url: string;
  secret_key: string;
  /** All of them are good; several while one is being changed. */
  webhook_secrets: readonly string[];
  timeout_ms?: number;
  /** How often a request without a useful answer is made again; each time with the same key. */
  retries?: number;
  /** The machine's time, by which messages are too old; another one for tests. */
  now?: () => Date;
}

// A charge asks a bank, which takes its time.
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Speaks with Stripe through its own library, or with whatever answers in its place at this address. */
export function openStripe(options: StripeOptions): Billing {
  const { webhook_secrets, timeout_ms: timeout = TIMEOUT_MS, retries: maxNetworkRetries = RETRIES } = options;
  const { hostname: host, port, protocol } = new URL(options.api_url);
  const stripe = new Stripe(options.secret_key, {
    ...{ host, port: port || (protocol === 'https:' ? 443 : 80), protocol: protocol === 'https:' ? 'https' : 'http' },
    ...{ timeout, maxNetworkRetries, telemetry: false },
  });
  const prices = openPriceBook(stripe);
  return {
    ...openCheckoutCalls(stripe, prices),
    ...openSubscriptionCalls(stripe, prices),
    ...openScheduleCalls(stripe, prices),
    ...openInvoiceCalls(stripe, prices),
    ...openEvents(stripe, { webhook_secrets, now: options.now ?? (() => new Date()) }),
  };
}
