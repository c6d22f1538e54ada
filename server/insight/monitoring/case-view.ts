import type { FraudCaseDetail, FraudCasePoint } from '@tangent/contract/insight/monitoring.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { fraud_case_events, fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { trend_playlists, trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { addDays, daysBetween } from '@tangent/domain/calendar.ts';
import type { Device } from '@tangent/domain/insight/analytics/device.ts';
import { findUsual } from '@tangent/domain/insight/monitoring/find-usual.ts';
import { mergeFlagged } from '@tangent/domain/insight/monitoring/flag-days.ts';
import {
  computePartTotal,
  computeShare,
  computeTotal,
  type MonitoredDay,
  type PartKind,
} from '@tangent/domain/insight/monitoring/monitored-day.ts';
import { CASE_VISIBLE_DAYS } from '@tangent/domain/insight/monitoring-limits.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { trackName } from '../../distribution/delivery/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { listChargesView } from '../../money/royalty/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { type CaseWithNames, presentCase, presentOwner, selectCases } from './case-list-view.ts';
import { listFindings } from './case-store.ts';
import { listTrackParts } from './list-track-parts.ts';
import { loadDays, type Span } from './load-days.ts';

/** Returns the names of playlists at their store, by their numbers as text. */
async function listPlaylistNames(tx: Tx | Db, numbers: readonly string[]): Promise<Map<string, string>> {
  const { playlist_no, name } = trend_playlists;
  const rows = await tx
    .select({ playlist_no, name })
    .from(trend_playlists)
    .where(inArray(playlist_no, numbers.map(Number)));
  return new Map(rows.map((row) => [String(row.playlist_no), row.name]));
}

/**
 * Returns a case of the caller, or any case for staff; refuses another account's case as if it did not exist (A-029).
 */
export async function getReachableCase(tx: Tx | Db, actor: Actor, id: string): Promise<CaseWithNames> {
  const [row] = await selectCases(tx).where(eq(fraud_cases.id, id));
  if (!row || (row.row.account_id !== actor.user_id && !actor.is_staff)) throw new Refusal('not_found');
  return row;
}

/** Returns a case with its figures, the usual values, and its history. */
export async function getCaseView(tx: Tx | Db, actor: Actor, id: string): Promise<FraudCaseDetail> {
  const found = await getReachableCase(tx, actor, id);
  const { row } = found;
  const findings = await listFindings(tx, id);
  const span = {
    from: addDays(row.first_day, -CASE_VISIBLE_DAYS.before),
    to: addDays(row.last_day, CASE_VISIBLE_DAYS.after),
  };
  const known = await loadDays(tx, row, span);
  const foundDays = new Set(mergeFlagged(findings).keys());
  const freshness = await findFreshness(tx, row.store_id);
  const to = freshness && freshness.until < span.to ? freshness.until : span.to;
  const playlists = compareParts(known, foundDays, 'playlists');
  const subjects = findings.flatMap(({ rule, subject }) => (rule === 'one_playlist' ? [subject] : []));
  const names = await listPlaylistNames(tx, [...playlists.map(({ key }) => key), ...subjects]);
  return {
    ...presentCase(found),
    findings: findings.map(({ day, rule, subject, numbers, flagged }) => ({
      // A day that stands alone is found on the day after.
      day:
        Object.keys(flagged?.days ?? {})
          .sort()
          .at(-1) ?? day,
      rule,
      numbers,
      country: rule === 'territory' ? subject : null,
      playlist: rule === 'one_playlist' ? (names.get(subject) ?? subject) : null,
      device: rule === 'one_device' ? (subject as Device) : null,
    })),
    series: listPoints(known, foundDays, { from: span.from, to: to < row.last_day ? row.last_day : to }),
    devices: compareParts(known, foundDays, 'devices').map(({ key, ...part }) => ({ device: key as Device, ...part })),
    countries: compareParts(known, foundDays, 'countries').map(({ key, ...part }) => ({ country: key, ...part })),
    playlists: playlists.map(({ key, ...part }) => ({
      playlist_no: Number(key),
      name: names.get(key) ?? key,
      ...part,
    })),
    ...(await listTrackParts(tx, row, span, {
      found: foundDays,
      known_before: known.filter(({ day }) => day < row.first_day).length,
    })),
    history: await listHistory(tx, id),
    fines: await listFines(tx, row),
    freshness,
    owner: actor.is_staff ? presentOwner(found) : null,
    is_own: row.account_id === actor.user_id,
  };
}

async function listHistory(tx: Tx | Db, id: string): Promise<FraudCaseDetail['history']> {
  const { event, at, day, actor_kind, answer, verdict, note, case_id, track_id } = fraud_case_events;
  const track = sql<string | null>`case when ${tracks.id} is not null then ${trackName(sql`${tracks}`)} end`;
  const rows = await tx
    .select({ event, at, day, by: actor_kind, answer, verdict, note, track })
    .from(fraud_case_events)
    .leftJoin(tracks, eq(tracks.id, track_id))
    .where(eq(case_id, id))
    .orderBy(asc(at), asc(fraud_case_events.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Lists the fines of the store for the months in which a case has findings; for its owner and for staff. */
async function listFines(
  tx: Tx | Db,
  { account_id, release_id, store_id, first_day, last_day }: CaseWithNames['row'],
): Promise<FraudCaseDetail['fines']> {
  const { items } = await listChargesView(tx, account_id, { release: release_id, platform: store_id });
  const [first, last] = [toPeriod(first_day), toPeriod(last_day)];
  return items.filter(({ kind, period }) => kind === 'penalty' && period >= first && period <= last);
}

async function findFreshness(tx: Tx | Db, storeId: string): Promise<FraudCaseDetail['freshness']> {
  const { store_id, day, received_at } = trend_reported_days;
  const [last] = await tx
    .select({ until: day, received_at })
    .from(trend_reported_days)
    .where(eq(store_id, storeId))
    .orderBy(desc(day), desc(received_at))
    .limit(1);
  return last ? { ...last, received_at: last.received_at.toISOString() } : null;
}

const PARTS_SHOWN = 8;

/** Lists every day of a span with its usual value, computed from the earlier known days without findings. */
function listPoints(known: readonly MonitoredDay[], found: ReadonlySet<string>, { from, to }: Span): FraudCasePoint[] {
  const calm = known.filter(({ day }) => !found.has(day));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    const figures = known.find((one) => one.day === day);
    const before = calm.filter((one) => one.day < day && daysBetween(one.day, day) <= CASE_VISIBLE_DAYS.before);
    return {
      day,
      streams: figures?.streams ?? null,
      listeners: figures?.listeners ?? null,
      usual: findUsual(before, day)?.streams ?? null,
      has_finding: found.has(day),
    };
  });
}

/**
 * Lists the largest countries or playlists of the days with findings, with their share of the days before the first
 * finding.
 */
function compareParts(known: readonly MonitoredDay[], found: ReadonlySet<string>, of: PartKind) {
  const then = known.filter(({ day }) => found.has(day));
  const first = then[0]?.day ?? '';
  const before = known.filter(({ day }) => day < first);
  const keys = [...new Set(then.flatMap((day) => day[of].map(({ key }) => key)))];
  const [all, allBefore] = [computeTotal(then, 'streams'), computeTotal(before, 'streams')];
  return keys
    .map((key) => {
      const streams = computePartTotal(then, of, key);
      const usual_share = computeShare(computePartTotal(before, of, key), allBefore);
      return { key, streams, share: computeShare(streams, all), usual_share };
    })
    .sort((a, b) => b.streams - a.streams)
    .slice(0, PARTS_SHOWN);
}
