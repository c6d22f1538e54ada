import { fraud_case_events, fraud_cases, fraud_findings } from '@tangent/db/schema/insight/monitoring.ts';
import type { Finding } from '@tangent/domain/insight/monitoring/finding.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { Target } from './load-days.ts';

export type CaseRow = typeof fraud_cases.$inferSelect;
export type FindingRow = typeof fraud_findings.$inferSelect;
type EventRow = typeof fraud_case_events.$inferInsert;

/** Makes two checks of the same release and store wait for each other, so that they never open two cases. */
export async function lockTarget(tx: Tx, { release_id, store_id }: Target): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('watch'), hashtext(${`${release_id} ${store_id}`}))`);
}

/** Locks a case whose state may change. */
export async function lockCase(tx: Tx, id: string): Promise<CaseRow> {
  const [row] = await tx.select().from(fraud_cases).where(eq(fraud_cases.id, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Lists the cases of a release at a store, the oldest first, and their findings. */
export async function listCasesAt(tx: Tx, { release_id, store_id }: Target) {
  const cases = await tx
    .select()
    .from(fraud_cases)
    .where(and(eq(fraud_cases.release_id, release_id), eq(fraud_cases.store_id, store_id)))
    .orderBy(asc(fraud_cases.first_day))
    .for('update');
  const findings: FindingRow[] = [];
  for (const { id } of cases) findings.push(...(await listFindings(tx, id)));
  return { cases, findings };
}

export function listFindings(tx: Tx | Db, caseId: string): Promise<FindingRow[]> {
  const { day, rule, subject } = fraud_findings;
  return tx.select().from(fraud_findings).where(eq(fraud_findings.case_id, caseId)).orderBy(day, rule, subject);
}

export async function insertCase(tx: Tx, target: Target, day: string, at: Date): Promise<CaseRow> {
  const { account_id, release_id, store_id } = target;
  const [row] = await tx
    .insert(fraud_cases)
    .values({ account_id, release_id, store_id, first_day: day, last_day: day, opened_at: at, changed_at: at })
    .returning();
  if (!row) throw new Error('the case was not stored');
  return row;
}

export async function updateCase(tx: Tx, id: string, change: Partial<CaseRow>, at: Date): Promise<void> {
  await tx
    .update(fraud_cases)
    .set({ ...change, changed_at: at })
    .where(eq(fraud_cases.id, id));
}

/** Reads a stored finding, with its fields in the order and form that checks produce. */
export function readFinding({ rule, subject, numbers, flagged }: FindingRow): Finding {
  return { rule, subject: subject === '' ? null : subject, numbers, flagged };
}

/** Replaces the earlier findings of a day with the current ones. */
export async function replaceFindings(tx: Tx, caseId: string, day: string, found: readonly Finding[]): Promise<void> {
  await tx.delete(fraud_findings).where(and(eq(fraud_findings.case_id, caseId), eq(fraud_findings.day, day)));
  if (found.length === 0) return;
  const rows = found.map(({ subject, ...finding }) => ({ ...finding, subject: subject ?? '' }));
  await tx.insert(fraud_findings).values(rows.map((row) => ({ ...row, case_id: caseId, day })));
}

export async function insertEvent(tx: Tx, event: EventRow): Promise<void> {
  await tx.insert(fraud_case_events).values(event);
}
