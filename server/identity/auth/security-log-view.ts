import type { listSecurityEvents } from '@tangent/contract/identity/account.ts';
import { security_events } from '@tangent/db/schema/identity/sign-in.ts';
import { SECURITY_EVENTS_PER_PAGE } from '@tangent/domain/identity/identity-limits.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';

type Page = z.input<typeof listSecurityEvents.response>;

/** Returns a page of the security events of an account, the newest first, starting after the last event seen. */
export async function getSecurityLogView(db: Db, accountId: string, cursor: string | undefined): Promise<Page> {
  const byAccount = eq(security_events.account_id, accountId);
  const rows = await db
    .select()
    .from(security_events)
    .where(cursor === undefined ? byAccount : and(byAccount, olderThan(security_events.at, security_events.id, cursor)))
    .orderBy(desc(security_events.at), desc(security_events.id))
    .limit(SECURITY_EVENTS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, SECURITY_EVENTS_PER_PAGE);
  return {
    items: visible.map(({ id, type, at, ip_address, user_agent, details }) => ({
      id,
      type,
      at: at.toISOString(),
      ip_address,
      user_agent,
      details,
    })),
    next_cursor: last ? encodeCursor(last) : null,
  };
}
