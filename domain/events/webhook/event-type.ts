import type { ReleaseStatus } from '../../catalogue/release/status.ts';
import type { DeliveryState } from '../../distribution/delivery/status.ts';

/** The events that an endpoint can choose, by what they are about. */
export const WEBHOOK_EVENTS = {
  release: [
    'release.submitted',
    'release.approved',
    'release.rejected',
    'release.reopened',
    'release.live',
    'release.takedown_requested',
    'release.taken_down',
    'release.expired',
  ],
  store: ['store.delivered', 'store.live', 'store.rejected', 'store.taken_down'],
  money: [
    'statement.posted',
    'payout.requested',
    'payout.paid',
    'payout.cancelled',
    'payout.failed',
    'payout.returned',
  ],
  campaign: ['campaign.created', 'campaign.completed', 'campaign.stopped'],
} as const;
export type WebhookSubject = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_SUBJECTS = Object.keys(WEBHOOK_EVENTS) as WebhookSubject[];

export type WebhookEventType = (typeof WEBHOOK_EVENTS)[WebhookSubject][number];
export const WEBHOOK_EVENT_TYPES = Object.values(WEBHOOK_EVENTS).flat() as [WebhookEventType, ...WebhookEventType[]];

/** Everything that is sent: the events, and the test that an endpoint gets on request. */
export const WEBHOOK_MESSAGE_TYPES = [...WEBHOOK_EVENT_TYPES, 'webhook.test'] as const;
export type WebhookMessageType = (typeof WEBHOOK_MESSAGE_TYPES)[number];

export type ReleaseEventType = (typeof WEBHOOK_EVENTS)['release'][number];
export type StoreEventType = (typeof WEBHOOK_EVENTS)['store'][number];
export type CampaignEventType = (typeof WEBHOOK_EVENTS)['campaign'][number];

/** A release gets its codes between `approved` and `in_process`, so that its approval is an event only then. */
const RELEASE_EVENTS: Partial<Record<ReleaseStatus, ReleaseEventType>> = {
  submitted: 'release.submitted',
  in_process: 'release.approved',
  rejected: 'release.rejected',
  reopened: 'release.reopened',
  published: 'release.live',
  takedown_requested: 'release.takedown_requested',
  removed: 'release.taken_down',
  expired: 'release.expired',
};

const STORE_EVENTS: Partial<Record<DeliveryState, StoreEventType>> = {
  acknowledged: 'store.delivered',
  live: 'store.live',
  refused: 'store.rejected',
  removed: 'store.taken_down',
};

/**
 * Returns the event of a release that has just reached a status; null for steps between.
 *
 * @example findReleaseEvent('published') // 'release.live'
 * @example findReleaseEvent('in_review') // null
 */
export function findReleaseEvent(status: ReleaseStatus): ReleaseEventType | null {
  return RELEASE_EVENTS[status] ?? null;
}

/**
 * Returns the event of a delivery that has just reached a state; null for steps between.
 *
 * @example findStoreEvent('refused') // 'store.rejected'
 * @example findStoreEvent('sent') // null
 */
export function findStoreEvent(state: DeliveryState): StoreEventType | null {
  return STORE_EVENTS[state] ?? null;
}
