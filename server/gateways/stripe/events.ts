import type Stripe from 'stripe';
import { z } from 'zod';
import { BadSignature, type Billing, type StripeEvent } from './billing.ts';
import { unixTime } from './read-values.ts';
import { requestStripeList } from './request-stripe.ts';

const eventShape = z.looseObject({ id: z.string().min(1), type: z.string().min(1), created: unixTime });

export interface EventOptions {
  webhook_secrets: readonly string[];
  /** The machine's time: events are signed with it, however far the product's clock was moved. */
  now: () => Date;
}

/** Reads Stripe's events, both received and fetched ones. */
export function createEvents(
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
