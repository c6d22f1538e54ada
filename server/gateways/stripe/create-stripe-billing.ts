import type Stripe from 'stripe';
import { z } from 'zod';
import { BadSignature, type Billing, type StripeEvent } from './billing.ts';
import { createCheckoutCalls } from './checkout.ts';
import { type ClientOptions, createClient } from './create-client.ts';
import { createInvoiceCalls } from './invoice.ts';
import { createPriceBook } from './price-book.ts';
import { unixTime } from './read-values.ts';
import { requestStripeList } from './request-stripe.ts';
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

const eventShape = z.looseObject({ id: z.string().min(1), type: z.string().min(1), created: unixTime });

interface EventOptions {
  webhook_secrets: readonly string[];
  /** The machine's time: events are signed with it, however far the product's clock was moved. */
  now: () => Date;
}

/** Reads Stripe's events, both received and fetched ones. */
function createEvents(
  stripe: Stripe,
  { webhook_secrets, now }: EventOptions,
): Pick<Billing, 'listEvents' | 'readEvent'> {
  return {
    listEvents: async (since) => {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const found = await requestStripeList(z.unknown(), stripe.events.list({ created, limit: 100 }));
      return found.map(present).reverse();
    },
    readEvent: (body, signature) => {
      if (isFromFuture(signature, now())) throw new BadSignature();
      for (const secret of webhook_secrets) {
        try {
          return present(
            stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, now().getTime()),
          );
        } catch {
          // Another secret may match.
        }
      }
      throw new BadSignature();
    },
  };
}

const CLOCKS_APART_MS = 300_000;

// Stripe's library refuses old signatures only; one from the future would stay valid until its time has come and gone.
function isFromFuture(signature: string, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d{1,15})(?:,|$)/.exec(signature)?.[1] ?? 0);
  return seconds * 1000 > now.getTime() + CLOCKS_APART_MS;
}

function present(event: unknown): StripeEvent {
  const { id, type, created } = eventShape.parse(event);
  return { id, type, created_at: created, payload: event as Record<string, unknown> };
}
