import type { WarningRecord } from '@tangent/contract/insight/monitoring.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Counts the verdicts of all closed cases: how often a warning was right. */
export async function countVerdicts(db: Db): Promise<WarningRecord> {
  const [artificial, natural] = await Promise.all([
    db.$count(fraud_cases, eq(fraud_cases.verdict, 'artificial')),
    db.$count(fraud_cases, eq(fraud_cases.verdict, 'natural')),
  ]);
  return { artificial, natural };
}
