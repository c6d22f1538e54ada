// Written by tools/client from the description of the calls: `npm run client` writes it again.

import type {
  CampaignEventData,
  Instant,
  PayoutEventData,
  ReleaseEventData,
  StatementEventData,
  StoreEventData,
  WebhookEventData,
} from './types.ts';

/** A message to an endpoint: its type says which data it has. */
export type IncomingWebhook =
  | { type: 'release.submitted'; timestamp: Instant; data: ReleaseEventData }
  | { type: 'release.approved'; timestamp: Instant; data: ReleaseEventData }
  | { type: 'release.rejected'; timestamp: Instant; data: ReleaseEventData }
  | { type: 'release.reopened'; timestamp: Instant; data: ReleaseEventData }
  | { type: 'release.live'; timestamp: Instant; data: ReleaseEventData }
  | { type: 'release.takedown_requested'; timestamp: Instant; data: ReleaseEventData }
  | { type: 'release.taken_down'; timestamp: Instant; data: ReleaseEventData }
  | { type: 'release.expired'; timestamp: Instant; data: ReleaseEventData }
  | { type: 'store.delivered'; timestamp: Instant; data: StoreEventData }
  | { type: 'store.live'; timestamp: Instant; data: StoreEventData }
  | { type: 'store.rejected'; timestamp: Instant; data: StoreEventData }
  | { type: 'store.taken_down'; timestamp: Instant; data: StoreEventData }
  | { type: 'statement.posted'; timestamp: Instant; data: StatementEventData }
  | { type: 'payout.requested'; timestamp: Instant; data: PayoutEventData }
  | { type: 'payout.paid'; timestamp: Instant; data: PayoutEventData }
  | { type: 'payout.cancelled'; timestamp: Instant; data: PayoutEventData }
  | { type: 'payout.failed'; timestamp: Instant; data: PayoutEventData }
  | { type: 'payout.returned'; timestamp: Instant; data: PayoutEventData }
  | { type: 'campaign.created'; timestamp: Instant; data: CampaignEventData }
  | { type: 'campaign.completed'; timestamp: Instant; data: CampaignEventData }
  | { type: 'campaign.stopped'; timestamp: Instant; data: CampaignEventData }
  | { type: 'webhook.test'; timestamp: Instant; data: WebhookEventData };

export type IncomingWebhookType = IncomingWebhook['type'];
