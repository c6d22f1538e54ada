import { RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { DELIVERY_STATES } from '@tangent/domain/distribution/delivery/status.ts';
import { WEBHOOK_MESSAGE_TYPES, type WebhookMessageType } from '@tangent/domain/events/webhook/event-type.ts';
import { PAYOUT_METHODS } from '@tangent/domain/money/payout/payout-method.ts';
import { PAYOUT_FAILURES, WITHDRAWAL_CANCEL_REASONS } from '@tangent/domain/money/payout/withdrawal.ts';
import { CAMPAIGN_STOPS } from '@tangent/domain/promotion/presave/fan-state.ts';
import { z } from 'zod';
import { calendarDate, cents, count, id, instant, period, storeId } from '../values.ts';

const release = z.object({
  release_id: id,
  title: z.string(),
  /** From the approval on. */
  upc: z.string().nullable(),
});

/** The data of an event, by its subject. The ids are those of the other calls. */
const DATA = {
  release: release.extend({ status: z.enum(RELEASE_STATUSES), release_date: calendarDate.nullable() }),
  store: release.extend({
    store_id: storeId,
    state: z.enum(DELIVERY_STATES),
    /** Why the store does not take the release. */
    reason_code: z.string().nullable(),
  }),
  statement: z.object({ period }),
  payout: z.object({
    withdrawal_id: id,
    amount_cents: cents,
    /** The amount that arrives. */
    net_cents: cents,
    method: z.enum(PAYOUT_METHODS),
    reason: z.enum([...WITHDRAWAL_CANCEL_REASONS, ...PAYOUT_FAILURES]).nullable(),
  }),
  campaign: z.object({
    campaign_id: id,
    release_id: id,
    starts_on: calendarDate,
    /** Fans so far. */
    fans: count,
    stop_reason: z.enum(CAMPAIGN_STOPS).nullable(),
  }),
  test: z.object({ endpoint_id: id }),
} as const;

type DataKind = keyof typeof DATA;

/** The kind of data of each type of event. */
type KindOf<Type extends WebhookMessageType> = Type extends `release.${string}`
  ? 'release'
  : Type extends `store.${string}`
    ? 'store'
    : Type extends 'statement.posted'
      ? 'statement'
      : Type extends `payout.${string}`
        ? 'payout'
        : Type extends `campaign.${string}`
          ? 'campaign'
          : 'test';

/** An event with its data, as the server writes it. */
export type WebhookEvent = {
  [Type in WebhookMessageType]: { readonly type: Type; readonly data: z.input<(typeof DATA)[KindOf<Type>]> };
}[WebhookMessageType];

const KINDS: Readonly<Record<string, DataKind>> = {
  release: 'release',
  store: 'store',
  statement: 'statement',
  payout: 'payout',
  campaign: 'campaign',
  webhook: 'test',
};

function describeMessage(type: WebhookMessageType) {
  const kind = KINDS[type.split('.')[0] ?? ''] ?? 'test';
  return z.object({ type: z.literal(type), timestamp: instant, data: DATA[kind] });
}

/** The body of every message, by its type: for the description of the API. */
export const WEBHOOK_BODIES: readonly { readonly type: WebhookMessageType; readonly body: z.ZodType }[] =
  WEBHOOK_MESSAGE_TYPES.map((type) => ({ type, body: describeMessage(type) }));
