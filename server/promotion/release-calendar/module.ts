import { release_plans } from '@tangent/db/schema/promotion/release-calendar.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { CalendarContext } from './calendar-view.ts';
import { registerCalendarRoutes } from './routes.ts';

export const releaseCalendarModule = {
  name: 'release-calendar',
  tables: ['release_plans'],
  registerRoutes: registerCalendarRoutes,
  personal_data: { release_plans: { erasing: 'removed', exporting: { part: 'release_plans' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(release_plans).where(eq(release_plans.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    release_plans: await tx.select().from(release_plans).where(eq(release_plans.account_id, id)),
  }),
} satisfies ProductModule<Actor, CalendarContext>;
