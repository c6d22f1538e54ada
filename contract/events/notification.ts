import { NOTIFICATION_TYPES } from '@tangent/domain/events/activity/activity.ts';
import { NOTIFICATIONS } from '@tangent/domain/events/event-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { cursor, id, idParams, instant } from '../values.ts';

/** A notification of the account. The browser writes its text from type, release and params. */
const notification = z.object({
  id,
  type: z.enum(NOTIFICATION_TYPES),
  release: z.object({ id, title: z.string(), artwork_upload_id: id.nullable() }).nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  read: z.boolean(),
  created_at: instant,
});
export type Notification = z.infer<typeof notification>;

/** Unread notifications; more than the maximum are not counted. */
const unread = z.number().int().max(NOTIFICATIONS.count_max);

export const listNotifications = defineCall({
  method: 'GET',
  path: '/v1/api/notifications',
  summary: 'Lists the notifications of the account, newest first',
  query: z.object({ cursor }),
  response: z.object({ items: z.array(notification), next_cursor: z.string().nullable(), unread }),
});

export const countUnreadNotifications = defineCall({
  method: 'GET',
  path: '/v1/api/notifications/unread',
  summary: 'Counts the unread notifications of the account, up to 100',
  response: z.object({ unread }),
});

export const markNotificationsRead = defineCall({
  method: 'POST',
  path: '/v1/api/notifications/read',
  summary: 'Marks the notifications up to an instant as read, so that none is marked that was not shown yet',
  body: z.object({ until: instant }),
  response: z.object({ unread }),
});

export const markNotificationRead = defineCall({
  method: 'POST',
  path: '/v1/api/notifications/:id/read',
  summary: 'Marks one notification as read',
  params: idParams,
  body: z.object({}),
  response: z.object({ unread }),
});

/** How the account is notified of one type of event. */
const notificationSetting = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  email: z.boolean(),
  app: z.boolean(),
  /** False for emails about money, which are always sent. */
  email_optional: z.boolean(),
});
export type NotificationSetting = z.infer<typeof notificationSetting>;

export const listNotificationSettings = defineCall({
  method: 'GET',
  path: '/v1/api/notifications/settings',
  summary: 'Lists which types of notifications reach the account by email and in the app',
  response: z.object({ items: z.array(notificationSetting) }),
});

export const updateNotificationSetting = defineCall({
  method: 'PATCH',
  path: '/v1/api/notifications/settings',
  summary: 'Switches the emails or the notifications in the app of one type on or off',
  body: z.object({
    type: z.enum(NOTIFICATION_TYPES),
    email: z.boolean().optional(),
    app: z.boolean().optional(),
  }),
  response: z.object({ items: z.array(notificationSetting) }),
});
