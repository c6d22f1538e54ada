import { listTrendSuspense, matchTrendSuspense } from '@tangent/contract/backoffice-trends.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { matchTrends } from './match-trends.ts';
import { listTrendSuspenseGroups } from './trend-suspense-view.ts';

const STAFF = { allow: 'staff' } as const;

/** What staff sees of streams that belong to nobody yet, and whose it says they are. */
export function registerTrendBackofficeRoutes(app: HttpApp<Actor>, { db, clock }: { db: Db; clock: Clock }): void {
  bindCall(app, listTrendSuspense, STAFF, ({ query }) => listTrendSuspenseGroups(db, query));
  bindCall(app, matchTrendSuspense, STAFF, async ({ actor, body }) => ({
    lines: await inTransaction(db, (tx) => matchTrends(tx, actor, body, clock.now())),
  }));
}
