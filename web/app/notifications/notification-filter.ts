import type { Notification } from '@tangent/contract/events/notification.ts';

export const NOTIFICATION_FILTERS = ['all', 'needs_you', 'releases', 'money'] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

/** Events after which the owner has something to do. */
const NEEDS_ACTION: readonly Notification['type'][] = [
  'rejected',
  'reopened',
  'store_refused',
  'expiring',
  'unusual_streams',
  'claim_opened',
  'claim_due',
  'claim_returned',
  'track_removed',
  'page_wrong',
  'handover_due',
  'payout_failed',
  'store_fine',
  'webhook_off',
];

/** Whether the owner has something to do after a notification. */
export function needsAction({ type }: Pick<Notification, 'type'>): boolean {
  return NEEDS_ACTION.includes(type);
}

/**
 * Keeps the notifications of a filter. What belongs to no release is about money, the plan or a payout, unless it is
 * about a webhook.
 */
export function filterNotifications(items: readonly Notification[], filter: NotificationFilter): Notification[] {
  return items.filter((item) => {
    if (filter === 'needs_you') return needsAction(item);
    if (filter === 'all') return true;
    return filter === 'releases' ? item.release !== null : item.release === null && item.type !== 'webhook_off';
  });
}
