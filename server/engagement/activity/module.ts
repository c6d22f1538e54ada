import { activity_events, notifications } from '@tangent/db/schema/activity.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { registerActivityRoutes } from './routes.ts';

export const activityModule = {
  name: 'activity',
  registerRoutes: registerActivityRoutes,
  personal_data: {
    notifications: { erasing: 'removed', exporting: { part: 'notifications' } },
    activity_events: { erasing: 'removed', exporting: { part: 'activity' } },
  },
  eraseAccount: async (tx, id) => {
    for (const table of [notifications, activity_events]) await tx.delete(table).where(eq(table.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    notifications: await tx.select().from(notifications).where(eq(notifications.account_id, id)),
    activity: await tx.select().from(activity_events).where(eq(activity_events.account_id, id)),
  }),
} satisfies ProductModule<Actor, BaseContext>;
