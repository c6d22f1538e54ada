import type { SalesInbox } from '@tangent/contract/money/backoffice-sales.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { findInboxRow } from './inbox-store.ts';
import { describeInbox } from './open-inbox.ts';

/** Returns the state of the inbox for staff. */
export async function getInboxView(tx: Db | Tx, inboxUrl: string | null): Promise<SalesInbox> {
  const row = await findInboxRow(tx);
  return {
    address: inboxUrl === null ? null : describeInbox(inboxUrl),
    polled_at: row?.polled_at.toISOString() ?? null,
    reached_at: row?.reached_at?.toISOString() ?? null,
    failures: row?.failures ?? 0,
    error_class: row?.error_class ?? null,
    error_text: row?.error_text ?? null,
    next_poll_at: row?.next_poll_at?.toISOString() ?? null,
    waiting_files: row?.waiting_files ?? 0,
  };
}
