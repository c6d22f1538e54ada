import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { buildHeadline } from '../../../parts/catalogue/release/release-headline.ts';

/** The largest fact of the page: the key of its sentence in `release.headline`, and what stands in it. */
export type RoomHeadline =
  | { readonly code: 'ahead' | 'behind'; readonly streams: number; readonly change: number; readonly title: string }
  | { readonly code: 'level'; readonly streams: number; readonly title: string }
  | { readonly code: 'streams_in_days'; readonly streams: number; readonly days: number }
  | { readonly code: 'streams_since'; readonly streams: number }
  | { readonly code: 'live_of'; readonly count: number; readonly total: number }
  | { readonly code: 'tracks_missing'; readonly count: number; readonly total: number; readonly store: string }
  | { readonly code: 'plain'; readonly sentence: string; readonly count: number };

/** A smaller difference than this is none. */
const LEVEL = 0.01;

/** `calendar` is null until it has loaded: then the status speaks. */
export function buildRoomHeadline(
  release: Release,
  calendar: ReleaseCalendar | null,
  deliveries: readonly Delivery[],
  today: CalendarDate,
): RoomHeadline {
  const live = deliveries.filter(({ state }) => state === 'live').length;
  const { code, count = 0 } = buildHeadline(release, live, today);
  const plain: RoomHeadline = { code: 'plain', sentence: code, count };
  if (calendar === null) return plain;
  switch (calendar.phase) {
    case 'release_day':
      return live > 0 && live < deliveries.length ? { code: 'live_of', count: live, total: deliveries.length } : plain;
    case 'first_weeks':
      return findMissing(release, deliveries) ?? compare(calendar) ?? plain;
    case 'catalogue':
      return findMissing(release, deliveries) ?? sumUp(calendar) ?? plain;
    default:
      return plain;
  }
}

/** A store that lacks tracks matters more than any figure. */
function findMissing({ tracks }: Release, deliveries: readonly Delivery[]): RoomHeadline | null {
  const one = deliveries.find(({ state, removed_tracks }) => state === 'live' && removed_tracks.length > 0);
  if (one === undefined) return null;
  return { code: 'tracks_missing', count: one.removed_tracks.length, total: tracks.length, store: one.store_name };
}

function compare({ streams, streams_total, before }: ReleaseCalendar): RoomHeadline | null {
  if (streams_total === null || streams_total === 0) return null;
  const days = streams.filter((day) => !day.is_open && day.streams !== null).length;
  if (before === null || before.so_far === 0) return { code: 'streams_in_days', streams: streams_total, days };
  const change = (streams_total - before.so_far) / before.so_far;
  const facts = { streams: streams_total, title: before.release.title };
  if (Math.abs(change) < LEVEL) return { code: 'level', ...facts };
  return { code: change > 0 ? 'ahead' : 'behind', change: Math.abs(change), ...facts };
}

function sumUp({ months, streams_total }: ReleaseCalendar): RoomHeadline | null {
  if (months.length > 0)
    return { code: 'streams_since', streams: months.reduce((sum, { streams }) => sum + streams, 0) };
  return streams_total ? { code: 'streams_in_days', streams: streams_total, days: 28 } : null;
}
