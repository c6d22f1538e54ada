import { call_counts } from '@tangent/db/schema/call-count.ts';
import { sessions } from '@tangent/db/schema/identity/account.ts';
import {
  identities,
  pending_logins,
  recovery_codes,
  security_events,
  two_factors,
} from '@tangent/db/schema/identity/sign-in.ts';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { Actor } from './actor.ts';
import type { SocialContext } from './context.ts';
import * as jobs from './jobs.ts';
import { pruneSignIns } from './prune-sign-ins.ts';
import { registerAuthRoutes } from './routes.ts';
import { registerSocialRoutes } from './social/social-routes.ts';

const SIGN_IN = { erasing: 'removed', exporting: { internal: 'it opens the account' } } as const;

export const authModule = {
  name: 'auth',
  tables: [
    'blocked_addresses',
    'captcha_uses',
    'identities',
    'pending_logins',
    'recovery_codes',
    'security_events',
    'sessions',
    'social_attempts',
    'two_factors',
    'users',
  ],
  registerRoutes: (app, context) => {
    registerAuthRoutes(app, context);
    registerSocialRoutes(app, context);
  },
  jobs: Object.values(jobs),
  buildHandlers: ({ db, clock }) => bindJobs(jobs, { pruneSignInsJob: () => pruneSignIns(db, clock.now()) }),
  personal_data: {
    sessions: { erasing: 'removed', exporting: { part: 'sessions' } },
    pending_logins: SIGN_IN,
    two_factors: { erasing: 'removed', exporting: { part: 'two_factor' } },
    recovery_codes: SIGN_IN,
    identities: { erasing: 'removed', exporting: { part: 'identities' } },
    security_events: { erasing: 'removed', exporting: { part: 'security_events' } },
    call_counts: { erasing: 'removed', exporting: { internal: 'numbers of calls, kept for an hour' } },
  },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, SocialContext, BaseContext>;

async function eraseAccount(tx: Tx, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, id));
  await tx.delete(pending_logins).where(eq(pending_logins.user_id, id));
  for (const table of [two_factors, recovery_codes, identities, security_events, call_counts]) {
    await tx.delete(table).where(eq(table.account_id, id));
  }
}

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { token_hash: _, ...session } = getTableColumns(sessions);
  const { confirmed_at, created_at } = two_factors;
  return {
    sessions: await tx.select(session).from(sessions).where(eq(sessions.user_id, id)),
    two_factor: await tx.select({ confirmed_at, created_at }).from(two_factors).where(eq(two_factors.account_id, id)),
    identities: await tx.select().from(identities).where(eq(identities.account_id, id)),
    security_events: await tx
      .select()
      .from(security_events)
      .where(eq(security_events.account_id, id))
      .orderBy(asc(security_events.at)),
  };
}
