import { handovers } from '@tangent/db/schema/handover.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { registerHandoverRoutes } from './routes.ts';

export const handoverModule = {
  name: 'handover',
  registerRoutes: registerHandoverRoutes,
  personal_data: { handovers: { erasing: 'removed', exporting: { part: 'handovers' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(handovers).where(eq(handovers.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    handovers: await tx.select().from(handovers).where(eq(handovers.account_id, id)),
  }),
} satisfies ProductModule<Actor, BaseContext, BaseContext>;
