import { countUnits, divideUnits, listMarkets } from '../reports/demand.ts';
import type { ReportDays } from '../reports/sale-row.ts';
import { seededRandom } from '../reports/seeded-random.ts';
import type { SoldRelease, SoldTrack } from '../reports/sold-release.ts';
import { drawListeners } from './draw-listeners.ts';
import { listPlacements, type Placement } from './list-placements.ts';
import type { TrendRow } from './trend-row.ts';
import type { TrendStore } from './trend-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The plays of a country are told in rows of about so many, and in so many rows at most. */
const PLAYS_PER_ROW = 12;
const MOST_ROWS = 6;
/** Of ten plays so many come from a playlist, when one has the recording. */
const FROM_PLAYLISTS = 4;
/** How often a listener plays a recording on a day, at least and at most. */
const FEWEST_PLAYS = 1.1;
const MOST_PLAYS = 1.7;
/** Of plays, so many end in something more. */
const SAVED = 0.03;
const FOLLOWER_RATE = 0.006;
const ADDED = 0.015;

/**
 * What a store counted on some days, in the order of its days. The same days always give the same rows, and the plays of a month are those
 * that the store reports for money later.
 */
export function listTrends(store: TrendStore, releases: readonly SoldRelease[], days: ReportDays): TrendRow[] {
  const rows: TrendRow[] = [];
  for (let day = toDay(days.first); day <= toDay(days.last); day++) {
    for (const release of releases.filter((one) => isLive(one, day)))
      for (const track of release.tracks) rows.push(...listTrack(store, release, track, day));
  }
  return rows;
}

function listTrack(store: TrendStore, release: SoldRelease, track: SoldTrack, day: number): TrendRow[] {
  const { isrc, title, artist, territories } = track;
  const age = day - toDay(release.live_at);
  const plays = countUnits(store.demand, track, day, age);
  if (plays === 0) return [];
  const placements = listPlacements(store, isrc, age);
  const facts = { day: toDate(day), icpn: release.icpn, isrc, title, artist };
  return divideUnits(plays, listMarkets(store.demand, isrc, territories)).flatMap(({ country, units }) =>
    shareOut(units).map((streams, part) => {
      const seed = `${store.id} ${isrc} ${day} ${country.code} ${part}`;
      return { ...facts, country: country.code, ...describePlays(store, { placements, streams, seed }) };
    }),
  );
}

/** Where the plays of a row come from, who they are of, and what else those people did. */
function describePlays(store: TrendStore, input: { placements: readonly Placement[]; streams: number; seed: string }) {
  const { placements, streams, seed } = input;
  const placement = drawPlacement(placements, seed);
  const adds =
    placement === null || !store.reports_adds ? 0 : some(streams * ADDED, `added ${seed}`) + (placement.is_new ? 1 : 0);
  const plays_each = FEWEST_PLAYS + (MOST_PLAYS - FEWEST_PLAYS) * seededRandom(`again ${seed}`);
  return {
    streams,
    listeners: Math.ceil(streams / plays_each),
    playlist: placement?.playlist ?? null,
    playlist_adds: adds,
    saves: store.reports_saves ? some(streams * SAVED, `saved ${seed}`) : 0,
    followers: store.reports_followers ? some(streams * FOLLOWER_RATE, `followed ${seed}`) : 0,
    ...drawListeners(store, seed),
  };
}

function drawPlacement(placements: readonly Placement[], seed: string): Placement | null {
  const chance = (seededRandom(`from ${seed}`) * 10) / FROM_PLAYLISTS;
  return placements[Math.floor(chance * placements.length)] ?? null;
}

/** The plays of a country in parts of nearly the same size. */
function shareOut(plays: number): number[] {
  const parts = Math.max(1, Math.min(MOST_ROWS, Math.floor(plays / PLAYS_PER_ROW)));
  return Array.from({ length: parts }, (_, part) => Math.floor((plays + part) / parts));
}

// Where little happens, a part of it happens on some days and not on others.
const some = (exact: number, seed: string): number => Math.floor(exact + seededRandom(seed));

function isLive({ live_at, live_until }: SoldRelease, day: number): boolean {
  return day >= toDay(live_at) && (live_until === null || day < toDay(live_until));
}

const toDay = (instant: string): number => Math.floor(Date.parse(instant) / DAY_MS);
const toDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
