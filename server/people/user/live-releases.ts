import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { IN_STORE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

const byAccount = (accountId: string) =>
  and(eq(releases.account_id, accountId), inArray(releases.status, IN_STORE_STATUSES));

export async function listLiveReleases(tx: Tx | Db, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(byAccount(accountId))
    .orderBy(asc(releases.id));
  return rows.map(({ id }) => id);
}

export async function countLiveReleases(tx: Tx | Db, accountId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(releases).where(byAccount(accountId));
  return row?.total ?? 0;
}
