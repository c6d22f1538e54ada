import { activity_events, notification_settings, notifications } from '@tangent/db/schema/events/activity.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import * as jobs from './jobs.ts';
import { registerNotificationRoutes } from './notification-routes.ts';
import { pruneNotifications } from './prune-notifications.ts';
import { registerActivityRoutes } from './routes.ts';

const TABLES = [notifications, notification_settings, activity_events];

export const activityModule = {
  name: 'activity',
  tables: ['activity_events', 'notification_settings', 'notifications'],
  registerRoutes: (app, context) => {
    registerActivityRoutes(app, context);
    registerNotificationRoutes(app, context);
  },
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, { pruneNotificationsJob: () => pruneNotifications(context.db, context.clock.now()) }),
  personal_data: {
    notifications: { erasing: 'removed', exporting: { part: 'notifications' } },
    notification_settings: { erasing: 'removed', exporting: { part: 'notification_settings' } },
    activity_events: { erasing: 'removed', exporting: { part: 'activity' } },
  },
  eraseAccount: async (tx, id) => {
    for (const table of TABLES) await tx.delete(table).where(eq(table.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    notifications: await tx.select().from(notifications).where(eq(notifications.account_id, id)),
    notification_settings: await tx
      .select()
      .from(notification_settings)
      .where(eq(notification_settings.account_id, id)),
    activity: await tx.select().from(activity_events).where(eq(activity_events.account_id, id)),
  }),
} satisfies ProductModule<Actor, BaseContext, BaseContext>;
