import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { and, asc, eq, or } from 'drizzle-orm';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import type { Actor } from '../auth/public.ts';
import { eraseAccount } from './erase-account.ts';
import { registerAuditRoutes } from './routes.ts';

export const auditModule = {
  name: 'audit',
  tables: ['audit_events'],
  registerRoutes: registerAuditRoutes,
  personal_data: { audit_events: { erasing: 'emptied', exporting: { part: 'actions' } } },
  eraseAccount,
  exportAccount: async (tx, id) => {
    const { actor_id, subject_kind, subject_id } = audit_events;
    const isAbout = or(eq(actor_id, id), and(eq(subject_kind, 'user'), eq(subject_id, id)));
    return { actions: await tx.select().from(audit_events).where(isAbout).orderBy(asc(audit_events.at)) };
  },
} satisfies ProductModule<Actor, BaseContext>;
