import type { AccountExport } from '@tangent/contract/people/account-export.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { account_exports } from '@tangent/db/schema/people/account-export.ts';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { buildExportJob } from './jobs.ts';

/** Serializes concurrent requests of one account, for example from two tabs. */
async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('no key update');
}

type Row = typeof account_exports.$inferSelect;

/**
 * Requests an export of all data. Returns the running export while one is being built; only others are counted.
 *
 * @param count Counts the request; refuses when the account had too many today.
 */
export async function requestExport(
  tx: Tx,
  { user_id }: Actor,
  now: Date,
  count: () => Promise<void>,
): Promise<AccountExport> {
  await lockAccount(tx, user_id);
  const last = await findExport(tx, user_id, now);
  if (last?.state === 'waiting') return last;
  await count();
  const [row] = await tx.insert(account_exports).values({ account_id: user_id, requested_at: now }).returning();
  if (!row) throw new Error('the export was not stored');
  await enqueue(tx, buildExportJob, { export_id: row.id }, { key: row.id });
  return present(row);
}

/** Returns the newest archive that is being built, has failed, or can still be downloaded. */
export async function findExport(tx: Tx | Db, accountId: string, now: Date): Promise<AccountExport | null> {
  const { account_id, state, expires_at, requested_at } = account_exports;
  const [row] = await tx
    .select()
    .from(account_exports)
    .where(and(eq(account_id, accountId), or(eq(state, 'waiting'), eq(state, 'failed'), gt(expires_at, now))))
    .orderBy(desc(requested_at), desc(account_exports.id))
    .limit(1);
  return row ? present(row) : null;
}

function present({ id, state, requested_at, size_bytes, expires_at }: Row): AccountExport {
  return {
    id,
    state,
    size_bytes,
    requested_at: requested_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
  };
}
