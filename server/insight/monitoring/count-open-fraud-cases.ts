import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Counts the open cases of an account. */
export function countOpenFraudCases(db: Tx | Db, accountId: string): Promise<number> {
  return db.$count(fraud_cases, and(eq(fraud_cases.account_id, accountId), eq(fraud_cases.state, 'open')));
}
