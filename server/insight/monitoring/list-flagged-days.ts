import { fraud_cases, fraud_findings } from '@tangent/db/schema/insight/monitoring.ts';
import { groupBy } from '@tangent/domain/group-by.ts';
import { mergeFlagged } from '@tangent/domain/insight/monitoring/flag-days.ts';
import { type FlaggedReason, toFlaggedReason } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { and, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** A day of a release at a store whose streams are in no figure, and why. */
export type FlaggedDay = {
  release_id: string;
  store_id: string;
  day: string;
  reason: FlaggedReason;
  /** Such as `countries:VN`, when only the streams of some parts are flagged; null for all of the day. */
  parts: readonly string[] | null;
};

/**
 * Lists the days of an account whose streams are in no figure: those that the findings of an open case are
 * about, and of one that was closed as artificial. Every day of a release at a store is listed once.
 */
export async function listFlaggedDays(db: Db | Tx, accountId: string): Promise<FlaggedDay[]> {
  const flagged = new Map<string, FlaggedDay>();
  for (const { target, findings } of await listCases(db, accountId)) {
    for (const [day, { parts }] of mergeFlagged(findings)) {
      const key = `${day} ${target.store_id} ${target.release_id}`;
      const other = flagged.get(key);
      flagged.set(key, other ? join(other, { ...target, day, parts }) : { ...target, day, parts });
    }
  }
  return [...flagged].sort(([a], [b]) => a.localeCompare(b)).map(([, one]) => one);
}

type Target = Pick<FlaggedDay, 'release_id' | 'store_id' | 'reason'>;
type Found = { target: Target; findings: Parameters<typeof mergeFlagged>[0] };

async function listCases(db: Db | Tx, accountId: string): Promise<Found[]> {
  const { id, state, verdict, release_id, store_id } = fraud_cases;
  const { day, flagged } = fraud_findings;
  const rows = await db
    .selectDistinct({ id, release_id, store_id, state, verdict, day, flagged })
    .from(fraud_cases)
    .innerJoin(fraud_findings, eq(fraud_findings.case_id, id))
    .where(
      and(
        eq(fraud_cases.account_id, accountId),
        or(eq(state, 'open'), and(eq(state, 'closed'), eq(verdict, 'artificial'))),
      ),
    );
  return [...groupBy(rows, (row) => row.id).values()].flatMap((found) => {
    const [first] = found;
    const reason = first ? toFlaggedReason(first) : null;
    if (!first || reason === null) return [];
    const target = { release_id: first.release_id, store_id: first.store_id, reason };
    return [{ target, findings: found.map((row) => ({ ...row, numbers: {} })) }];
  });
}

/** Two cases about one day: what staff judged is stronger than a check. */
function join(one: FlaggedDay, other: FlaggedDay): FlaggedDay {
  const parts = one.parts === null || other.parts === null ? null : [...new Set([...one.parts, ...other.parts])];
  return { ...one, parts, reason: other.reason === 'artificial' ? other.reason : one.reason };
}
