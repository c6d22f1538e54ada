import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { page_checks } from '@tangent/db/schema/distribution/page-check.ts';
import { type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { expectedLive, findExpectedWindow } from '@tangent/domain/catalogue/release/date/expected-live.ts';
import { listEditorDeadlines } from '@tangent/domain/catalogue/release/date/store-deadline.ts';
import { EDITOR_STORES } from '@tangent/domain/catalogue/store/lead-time.ts';
import type { DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import type { EditorDay } from '@tangent/domain/promotion/release-calendar/calendar-facts.ts';
import type { CalendarStore } from '@tangent/domain/promotion/release-calendar/calendar-step.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { ReleaseRow } from './find-release.ts';

const ON_THE_WAY: readonly DeliveryState[] = ['queued', 'sent', 'acknowledged'];

/** Reads where a release is: the stores that show it, those it is on the way to, and what is wrong at which. */
export async function readStores(db: Db, release: ReleaseRow, today: CalendarDate) {
  const [rows, editorStores] = await Promise.all([listRows(db, release.id), listEditorStores(db, release)]);
  const expected_on = findExpectedDay(release, today);
  const live = rows
    .filter(({ state }) => state === 'live')
    .sort((a, b) => (a.live_at?.getTime() ?? 0) - (b.live_at?.getTime() ?? 0));
  return {
    // Before its approval no store has it: those it was chosen for are counted.
    total: rows.length === 0 ? release.store_ids.length : rows.filter(({ wanted }) => wanted === 'live').length,
    live: live.flatMap(({ store, live_at }) => (live_at === null ? [] : [{ store, at: live_at.toISOString() }])),
    leaving: rows.filter(({ state }) => state === 'live' || state === 'taking_down').length,
    waiting: rows
      .filter(({ state, wanted }) => wanted === 'live' && ON_THE_WAY.includes(state))
      .map(({ store }) => ({ store, expected_on })),
    waiting_until: expected_on,
    faults: rows.flatMap(({ store, state, wanted, reason_code, changed_at }) =>
      wanted === 'live' && (state === 'refused' || state === 'failed')
        ? [{ store, state, reason_code, since: utcDay(changed_at.getTime()) }]
        : [],
    ),
    wrong_pages: rows.flatMap(({ store, state, page }) =>
      state === 'live' && page?.state === 'wrong' && page.requested_at === null ? [{ store, artist: page.artist }] : [],
    ),
    editors: listEditors(release, editorStores),
  };
}

/** Lists its deliveries, those of stores without an answer last. */
async function listRows(db: Db, releaseId: string) {
  return db
    .select({
      store: { id: stores.id, name: stores.name },
      state: deliveries.state,
      wanted: deliveries.wanted,
      reason_code: deliveries.reason_code,
      changed_at: deliveries.changed_at,
      live_at: deliveries.live_at,
      page: { state: page_checks.state, artist: page_checks.artist, requested_at: page_checks.requested_at },
    })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .leftJoin(
      page_checks,
      and(eq(page_checks.release_id, deliveries.release_id), eq(page_checks.store_id, deliveries.store_id)),
    )
    .where(eq(deliveries.release_id, releaseId))
    .orderBy(asc(sql`lower(${stores.name})`));
}

async function listEditorStores(db: Db, { store_ids }: ReleaseRow): Promise<CalendarStore[]> {
  const wanted = EDITOR_STORES.map(({ id }): string => id).filter((id) => store_ids.includes(id));
  if (wanted.length === 0) return [];
  return db.select({ id: stores.id, name: stores.name }).from(stores).where(inArray(stores.id, wanted));
}

/** Deadlines long before the release are in the past for none. */
const EVER = '1900-01-01';

function listEditors({ release_date }: ReleaseRow, chosen: readonly CalendarStore[]): EditorDay[] {
  if (release_date === null) return [];
  return listEditorDeadlines(release_date, EVER).flatMap(({ store_id, unit, count, day }) => {
    const store = chosen.find(({ id }) => id === store_id);
    return store === undefined ? [] : [{ store, unit, days_before: count, day }];
  });
}

/** Returns the last day on which the stores that do not show it yet are expected; null once it has passed. */
function findExpectedDay(release: ReleaseRow, today: CalendarDate): CalendarDate | null {
  const { approved_at, delivery_quality: quality, schedule, release_date } = release;
  if (approved_at === null || quality === null) return null;
  const expected_live = expectedLive(utcDay(approved_at.getTime()), { schedule, quality });
  const day = findExpectedWindow({ expected_live, release_date })?.to ?? null;
  return day !== null && day >= today ? day : null;
}
