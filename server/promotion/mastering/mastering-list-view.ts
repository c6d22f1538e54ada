import type { listMasterings } from '@tangent/contract/promotion/mastering.ts';
import { masterings } from '@tangent/db/schema/promotion/mastering.ts';
import { MASTERINGS_PER_PAGE } from '@tangent/domain/promotion/mastering-limits.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import { containsPattern } from '../../platform/sql/contains-pattern.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { findQuota } from './mastering-store.ts';
import { presentSummary } from './present-mastering.ts';

/** Returns a page of the caller's projects, newest first; the search looks into names of projects and files. */
export async function listMasteringsView(
  db: Db,
  { user_id }: Actor,
  { search = '', group_id, cursor }: z.output<typeof listMasterings.query>,
  now: Date,
): Promise<z.input<typeof listMasterings.response>> {
  const like = containsPattern(search.trim());
  const matches = sql`(${masterings.project_name} ilike ${like} or ${masterings.filename} ilike ${like})`;
  const filter = and(
    eq(masterings.account_id, user_id),
    search.trim() === '' ? undefined : matches,
    group_id === undefined ? undefined : eq(masterings.group_id, group_id),
  );
  const after = cursor === undefined ? undefined : olderThan(masterings.created_at, masterings.id, cursor);
  const rows = await db
    .select()
    .from(masterings)
    .where(and(filter, after))
    .orderBy(desc(masterings.created_at), desc(masterings.id))
    .limit(MASTERINGS_PER_PAGE + 1);
  const [all] = await db.select({ total: count() }).from(masterings).where(filter);
  const { visible, last } = splitPage(rows, MASTERINGS_PER_PAGE);
  return {
    items: visible.map(presentSummary),
    next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
    total: all?.total ?? 0,
    quota: await findQuota(db, user_id, now),
  };
}
