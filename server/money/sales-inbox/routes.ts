import { getSalesInbox, pollSalesInbox } from '@tangent/contract/backoffice-sales.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { clearFailure } from './inbox-store.ts';
import { requestCheck } from './inbox-sweep.ts';
import { getInboxView } from './inbox-view.ts';

const STAFF = { allow: 'staff' } as const;

/** What staff sees of the inbox for sales. */
export function registerSalesInboxRoutes(
  app: HttpApp<Actor>,
  { db, clock, inbox_url }: { db: Db; clock: Clock; inbox_url: string | null },
): void {
  bindCall(app, getSalesInbox, STAFF, () => getInboxView(db, inbox_url));
  bindCall(app, pollSalesInbox, STAFF, () =>
    inTransaction(db, async (tx) => {
      await clearFailure(tx);
      if (inbox_url !== null) await requestCheck(tx, clock.now());
      return getInboxView(tx, inbox_url);
    }),
  );
}
