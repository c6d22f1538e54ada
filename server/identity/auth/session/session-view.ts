import type { listSessions } from '@tangent/contract/identity/account.ts';
import { sessions } from '@tangent/db/schema/identity/account.ts';
import { UNPAGED_ROWS_MAX } from '@tangent/domain/limits.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../../platform/sql/open-database.ts';
import type { Actor } from '../actor.ts';

type Items = z.input<typeof listSessions.response>['items'];

/** Returns the sessions of an account, the last used first. */
export async function getSessionView(db: Db, actor: Actor, now: Date): Promise<Items> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, actor.user_id), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.last_used_at), sessions.id)
    .limit(UNPAGED_ROWS_MAX);
  return rows.map(({ id, method, ip_address, user_agent, created_at, last_used_at }) => ({
    id,
    method,
    ip_address,
    user_agent,
    current: id === actor.session?.id,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}
