import { listTrendSuspense, matchTrendSuspense } from '@tangent/contract/insight/backoffice-trends.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { matchTrends } from './match-trends.ts';
import { listTrendSuspenseGroups } from './trend-suspense-view.ts';

const STAFF = { allow: 'staff' } as const;

/** Binds the calls with which staff views and matches unmatched streams. */
export function registerTrendBackofficeRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listTrendSuspense, STAFF, ({ query }) => listTrendSuspenseGroups(db, query));
  bindCall(app, matchTrendSuspense, STAFF, async ({ actor, body }) => ({
    lines: await inTransaction(db, (tx) => matchTrends(tx, actor, body, clock.now())),
  }));
}
