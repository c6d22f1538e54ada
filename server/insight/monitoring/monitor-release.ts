import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { addDays, type CalendarDate } from '@tangent/domain/calendar.ts';
import { checkDay } from '@tangent/domain/insight/monitoring/check-day.ts';
import type { Finding } from '@tangent/domain/insight/monitoring/finding.ts';
import { mergeFlagged } from '@tangent/domain/insight/monitoring/flag-days.ts';
import { belongsToCase } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import {
  EXPLANATION_DAYS,
  MONITORING_HISTORY_DAYS,
  WINDOW_SPAN_DAYS,
} from '@tangent/domain/insight/monitoring-limits.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findAccountFacts } from './account-facts.ts';
import { listCasesAt, lockTarget, readFinding } from './case-store.ts';
import type { MonitoredRelease } from './jobs.ts';
import { loadDays, type Span } from './load-days.ts';
import { type CheckedCase, computeSpan, type FindingsByDay, listFindingsOf, syncCase } from './sync-case.ts';

/** Lists the days on which music by the artist of a release came out. */
export async function listReleaseDays(tx: Tx, releaseId: string, { from, to }: Span): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select distinct coalesce(r.live_date, r.release_date)::text as day
      from ${releases} r
     where r.artist_id = (select artist_id from ${releases} where id = ${releaseId})
       and r.status in ('in_process', 'published', 'takedown_requested', 'removed')
       and coalesce(r.live_date, r.release_date) between ${from} and ${to}`);
  return rows.map(({ day }) => day);
}

/**
 * Checks days of a release at a store and updates its cases: opened, grown, calmed, or corrected when the store reports
 * a day again. A second run changes nothing. The days that findings are about do not count towards the usual values.
 */
export async function monitorRelease(tx: Tx, monitored: MonitoredRelease, now: Date): Promise<void> {
  await lockTarget(tx, monitored);
  const days = monitored.days.toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const since = addDays(first, -(WINDOW_SPAN_DAYS + MONITORING_HISTORY_DAYS.most));
  const known = await loadDays(tx, monitored, { from: since, to: last });
  const releaseDays = await listReleaseDays(tx, monitored.release_id, {
    from: addDays(first, -(WINDOW_SPAN_DAYS + EXPLANATION_DAYS)),
    to: last,
  });
  const facts = await findAccountFacts(tx, monitored, first);
  const cases = await listCheckedCases(tx, monitored);
  for (const day of days) {
    const context = { ...facts, release_days: releaseDays, found: listFlaggedBefore(cases, day) };
    mergeFindings(cases, day, checkDay(day, known, context));
  }
  for (const checked of cases) await syncCase(tx, monitored, checked, now);
}

/** Lists the days that the findings of earlier days are about. */
function listFlaggedBefore(cases: readonly CheckedCase[], before: CalendarDate): Set<CalendarDate> {
  const earlier = cases.flatMap(({ found }) => listFindingsOf(found)).filter(({ day }) => day < before);
  return new Set(mergeFlagged(earlier).keys());
}

async function listCheckedCases(tx: Tx, target: MonitoredRelease): Promise<CheckedCase[]> {
  const { cases, findings } = await listCasesAt(tx, target);
  return cases.map((row) => {
    const found: FindingsByDay = new Map();
    for (const finding of findings.filter(({ case_id }) => case_id === row.id)) {
      found.set(finding.day, [...(found.get(finding.day) ?? []), readFinding(finding)]);
    }
    return { row, before: new Map(found), found };
  });
}

/**
 * Merges findings into cases: a day keeps its case; a day without one joins the latest case it belongs to, or starts
 * one.
 */
function mergeFindings(cases: CheckedCase[], day: string, found: readonly Finding[]): void {
  const holder =
    cases.find((checked) => checked.found.has(day)) ??
    cases.findLast((checked) => belongsToCase(computeSpan(checked), day));
  if (found.length === 0) holder?.found.delete(day);
  else if (holder) holder.found.set(day, found);
  else cases.push({ row: null, before: new Map(), found: new Map([[day, found]]) });
}
