import type { Finding } from '@tangent/domain/analytics/watch/finding.ts';
import { lookAtDay } from '@tangent/domain/analytics/watch/look-at-day.ts';
import { belongsToCase } from '@tangent/domain/analytics/watch/watch-case.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { OCCASION_DAYS, WATCH_HISTORY_DAYS } from '@tangent/domain/watch-limits.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { listCasesAt, lockPlace, readFinding } from './case-store.ts';
import { type FollowedCase, type Found, followCase, spanOf } from './follow-case.ts';
import type { Watched } from './job-kinds.ts';
import { listReleaseDays } from './list-release-days.ts';
import { loadDays } from './load-days.ts';

/**
 * Looks at days of a release at a store, and has its cases follow: opened, grown, calmed, or corrected when the store tells of a day again.
 * Done twice it changes nothing the second time. Days with findings are not part of what is usual.
 */
export async function lookAtRelease(tx: Tx, watched: Watched, now: Date): Promise<void> {
  await lockPlace(tx, watched);
  const days = watched.days.toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const known = await loadDays(tx, watched, { from: addDays(first, -WATCH_HISTORY_DAYS.most), to: last });
  const releaseDays = await listReleaseDays(tx, watched.release_id, { from: addDays(first, -OCCASION_DAYS), to: last });
  const cases = await listFollowed(tx, watched);
  for (const day of days) {
    const figures = known.find((one) => one.day === day);
    const history = known.filter((one) => one.day < day && !cases.some(({ found }) => found.has(one.day)));
    const found = figures === undefined ? [] : lookAtDay(figures, history, releaseDays);
    keepFound(cases, day, found);
  }
  for (const followed of cases) await followCase(tx, watched, followed, now);
}

async function listFollowed(tx: Tx, place: Watched): Promise<FollowedCase[]> {
  const { cases, findings } = await listCasesAt(tx, place);
  return cases.map((row) => {
    const found: Found = new Map();
    for (const finding of findings.filter(({ case_id }) => case_id === row.id)) {
      found.set(finding.day, [...(found.get(finding.day) ?? []), readFinding(finding)]);
    }
    return { row, before: new Map(found), found };
  });
}

/** A day keeps its case; a day without one joins the latest case that it belongs to, or begins one. */
function keepFound(cases: FollowedCase[], day: string, found: readonly Finding[]): void {
  const holder =
    cases.find((followed) => followed.found.has(day)) ??
    cases.findLast((followed) => belongsToCase(spanOf(followed), day));
  if (found.length === 0) holder?.found.delete(day);
  else if (holder) holder.found.set(day, found);
  else cases.push({ row: null, before: new Map(), found: new Map([[day, found]]) });
}
