import { fraud_case_events, fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { Finding } from '@tangent/domain/insight/monitoring/finding.ts';
import { mergeFlagged } from '@tangent/domain/insight/monitoring/flag-days.ts';
import {
  type FraudCaseEvent,
  type FraudCaseState,
  stateAfterFinding,
  stateAfterQuietDays,
} from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { notify, saveNotification } from '../../events/activity/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type CaseRow, insertCase, insertEvent, replaceFindings, updateCase } from './case-store.ts';
import type { Target } from './load-days.ts';

/** Findings by day. */
export type FindingsByDay = Map<string, readonly Finding[]>;

/** A case during a check: its stored row, null for a new case, and its earlier and current findings. */
export interface CheckedCase {
  row: CaseRow | null;
  before: ReadonlyMap<string, readonly Finding[]>;
  found: FindingsByDay;
}

/** Lists the findings of all days, with their day. */
export function listFindingsOf(found: FindingsByDay): (Finding & { day: string })[] {
  return [...found].flatMap(([day, findings]) => findings.map((finding) => ({ ...finding, day })));
}

/** Returns the first and the last day that findings are about; the stored days when no finding is left. */
export function computeSpan({ row, found }: CheckedCase): Pick<CaseRow, 'first_day' | 'last_day'> {
  const days = [...mergeFlagged(listFindingsOf(found)).keys()].sort();
  return { first_day: days[0] ?? row?.first_day ?? '', last_day: days.at(-1) ?? row?.last_day ?? '' };
}

/** Saves the changes of a check to a case, moves its state, and notifies the owner when the case opens. */
export async function syncCase(tx: Tx, target: Target, checked: CheckedCase, at: Date): Promise<void> {
  const { before, found } = checked;
  const span = computeSpan(checked);
  const row = checked.row ?? (await insertCase(tx, target, span.first_day, at));
  const record = (event: FraudCaseEvent, day: string | null) =>
    insertEvent(tx, { case_id: row.id, event, day, at, actor_kind: 'system' });
  const [firstFound = span.first_day] = [...found.keys()].sort();
  if (checked.row === null) await record('opened', firstFound);
  const grown = await writeFindings(tx, row.id, checked, async (event, day) => {
    if (checked.row !== null || day !== firstFound) await record(event, day);
  });
  const state = found.size === 0 ? stateWithoutFindings(row) : grown ? stateAfterFinding(row) : row.state;
  const nextState = stateAfterQuietDays(
    { state },
    state === 'open' ? await countQuietDays(tx, target, span.last_day) : 0,
  );
  const isReopened = row.state !== 'open' && nextState === 'open';
  if (isReopened) await record('reopened', span.last_day);
  if (nextState === 'calm' && row.state !== 'calm') await record('calmed', null);
  const isChanged = grown || nextState !== row.state || before.size !== found.size || span.first_day !== row.first_day;
  const verdict = isReopened ? null : row.verdict;
  if (isChanged) await updateCase(tx, row.id, { ...span, state: nextState, verdict }, at);
  if (nextState === 'open' && (checked.row === null || isReopened)) await notifyOwner(tx, row, at);
}

/** Saves the findings. Returns true when a day without findings now has some. */
async function writeFindings(
  tx: Tx,
  caseId: string,
  { before, found }: CheckedCase,
  record: (event: FraudCaseEvent, day: string) => Promise<void>,
): Promise<boolean> {
  const days = [...new Set([...before.keys(), ...found.keys()])].sort();
  for (const day of days) {
    const now = found.get(day) ?? [];
    if (isSame(now, before.get(day) ?? [])) continue;
    await replaceFindings(tx, caseId, day, now);
    if (now.length === 0) await record('corrected', day);
    else if (!before.has(day)) await record('grew', day);
  }
  return [...found.keys()].some((day) => !before.has(day));
}

function isSame(some: readonly Finding[], others: readonly Finding[]): boolean {
  const write = ({ rule, subject, numbers, flagged }: Finding) =>
    [
      rule,
      subject,
      Object.entries(numbers).sort(),
      flagged?.part?.key,
      Object.entries(flagged?.days ?? {}).sort(),
    ].join(' ');
  return some.map(write).sort().join() === others.map(write).sort().join();
}

/** Returns the state of a case without findings: an open case calms, because the store withdrew the figures. */
function stateWithoutFindings({ state }: CaseRow): FraudCaseState {
  return state === 'open' ? 'calm' : state;
}

async function countQuietDays(tx: Tx, { store_id }: Target, lastDay: string): Promise<number> {
  const { rows } = await tx.execute<{ days: number }>(sql`
    select count(distinct day)::int as days from ${trend_reported_days} where store_id = ${store_id} and day > ${lastDay}`);
  return rows[0]?.days ?? 0;
}

/**
 * Notifies the owner of a release about a case: every case is stored, and one email a day covers them, however many
 * stores are affected.
 */
export async function notifyOwner(tx: Tx, row: CaseRow, at: Date): Promise<void> {
  const { id, account_id, release_id, store_id } = row;
  const notification = { type: 'unusual_streams', release_id, params: { case_id: id, store_id }, at } as const;
  if (await wasNotifiedLately(tx, row, at)) await saveNotification(tx, { ...notification, account_id });
  else await notify(tx, notification);
}

async function wasNotifiedLately(tx: Tx, { id, release_id }: CaseRow, at: Date): Promise<boolean> {
  const [other] = await tx
    .select({ id: fraud_case_events.id })
    .from(fraud_case_events)
    .innerJoin(fraud_cases, eq(fraud_cases.id, fraud_case_events.case_id))
    .where(
      and(
        eq(fraud_cases.release_id, release_id),
        ne(fraud_cases.id, id),
        eq(fraud_cases.state, 'open'),
        inArray(fraud_case_events.event, ['opened', 'reopened']),
        gt(fraud_case_events.at, new Date(at.getTime() - DAY_MS)),
      ),
    )
    .limit(1);
  return other !== undefined;
}
