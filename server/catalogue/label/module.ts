import { labels } from '@tangent/db/schema/catalogue/artist.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { registerLabelRoutes } from './routes.ts';

export const labelModule = {
  name: 'label',
  tables: ['labels'],
  registerRoutes: registerLabelRoutes,
  personal_data: { labels: { erasing: 'removed', exporting: { part: 'labels' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(labels).where(eq(labels.account_id, id));
  },
  exportAccount: async (tx, id) => ({ labels: await tx.select().from(labels).where(eq(labels.account_id, id)) }),
} satisfies ProductModule<Actor, BaseContext>;
