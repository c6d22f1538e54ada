import type { Notification } from '@tangent/contract/events/notification.ts';
import { expect, test } from 'vitest';
import { filterNotifications, NOTIFICATION_FILTERS } from './notification-filter.ts';

const release = { id: 'r', title: 'Night Drive', artwork_upload_id: null };
const create = (type: Notification['type'], about: Notification['release']): Notification => ({
  id: type,
  type,
  release: about,
  params: {},
  read: false,
  created_at: '2026-11-20T10:00:00Z',
});

test('the filters show everything, what needs an action, releases, or money', () => {
  const items = [
    create('approved', release),
    create('reopened', release),
    create('payout_failed', null),
    create('payout_paid', null),
  ];
  const types = NOTIFICATION_FILTERS.map((filter) => filterNotifications(items, filter).map(({ type }) => type));
  expect(types).toEqual([
    ['approved', 'reopened', 'payout_failed', 'payout_paid'],
    ['reopened', 'payout_failed'],
    ['approved', 'reopened'],
    ['payout_failed', 'payout_paid'],
  ]);
});
