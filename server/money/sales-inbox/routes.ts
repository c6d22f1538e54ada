import { getSalesInbox, pollSalesInbox } from '@tangent/contract/money/backoffice-sales.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { clearFailure } from './inbox-store.ts';
import { getInboxView } from './inbox-view.ts';
import { requestCheck } from './request-check.ts';

const STAFF = { allow: 'staff' } as const;

export interface InboxViewContext extends BaseContext {
  /** Null when no inbox is configured. */
  inbox_url: string | null;
}

/** Binds the calls of staff about the inbox for sales. */
export function registerSalesInboxRoutes(app: HttpApp<Actor>, { db, clock, inbox_url }: InboxViewContext): void {
  bindCall(app, getSalesInbox, STAFF, () => getInboxView(db, inbox_url));
  bindCall(app, pollSalesInbox, STAFF, () =>
    inTransaction(db, async (tx) => {
      await clearFailure(tx);
      if (inbox_url !== null) await requestCheck(tx, clock.now());
      return getInboxView(tx, inbox_url);
    }),
  );
}
