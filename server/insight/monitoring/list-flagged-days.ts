import { fraud_cases, fraud_findings } from '@tangent/db/schema/insight/monitoring.ts';
import { type FlaggedReason, toFlaggedReason } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** A day of a release at a store whose streams are in no figure, and why. */
export type FlaggedDay = { release_id: string; store_id: string; day: string; reason: FlaggedReason };

/**
 * Lists the days of an account whose streams are in no figure: those with findings of an open case, and of one
 * that was closed as artificial.
 */
export async function listFlaggedDays(db: Db | Tx, accountId: string): Promise<FlaggedDay[]> {
  const { state, verdict, release_id, store_id } = fraud_cases;
  const rows = await db
    .selectDistinct({ release_id, store_id, day: fraud_findings.day, state, verdict })
    .from(fraud_cases)
    .innerJoin(fraud_findings, eq(fraud_findings.case_id, fraud_cases.id))
    .where(
      and(
        eq(fraud_cases.account_id, accountId),
        or(eq(state, 'open'), and(eq(state, 'closed'), eq(verdict, 'artificial'))),
      ),
    )
    .orderBy(asc(fraud_findings.day), asc(store_id), asc(release_id));
  return rows.flatMap(({ state: now, verdict: judged, ...day }) => {
    const reason = toFlaggedReason({ state: now, verdict: judged });
    return reason === null ? [] : [{ ...day, reason }];
  });
}
