import { type CoverCandidate, coverCandidate } from '@tangent/contract/promotion/coverart.ts';
import { cover_runs } from '@tangent/db/schema/promotion/coverart.ts';
import { COVER_RUNS_PER_MONTH } from '@tangent/domain/promotion/coverart-limits.ts';
import { and, count, eq, gte, ne } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type CoverRunRow = typeof cover_runs.$inferSelect;

/** Returns a run of the caller. One of another account does not exist for them. */
export async function getOwnRun(tx: Tx | Db, actor: Actor, id: string): Promise<CoverRunRow> {
  const [row] = await tx
    .select()
    .from(cover_runs)
    .where(and(eq(cover_runs.id, id), eq(cover_runs.account_id, actor.user_id)));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Returns a candidate of a run; one that was never drawn does not exist. */
export function getCandidate(row: CoverRunRow, number: number): CoverCandidate {
  const found = readCandidates(row).find((candidate) => candidate.number === number);
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

export function readCandidates({ candidates }: Pick<CoverRunRow, 'candidates'>): CoverCandidate[] {
  return coverCandidate.array().parse(candidates);
}

/** Changes a run that is still pending; false when it has ended meanwhile. */
export async function updatePendingRun(tx: Tx | Db, id: string, change: Partial<CoverRunRow>): Promise<boolean> {
  const changed = await tx
    .update(cover_runs)
    .set(change)
    .where(and(eq(cover_runs.id, id), eq(cover_runs.status, 'pending')))
    .returning({ id: cover_runs.id });
  return changed.length > 0;
}

/** Counts the runs of this calendar month (UTC) against the quota of the plan; failed ones cost nothing. */
export async function findCoverQuota(tx: Tx | Db, actor: Actor, now: Date): Promise<{ used: number; limit: number }> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [row] = await tx
    .select({ used: count() })
    .from(cover_runs)
    .where(
      and(eq(cover_runs.account_id, actor.user_id), ne(cover_runs.status, 'failed'), gte(cover_runs.created_at, month)),
    );
  return { used: row?.used ?? 0, limit: COVER_RUNS_PER_MONTH[actor.plan] };
}
