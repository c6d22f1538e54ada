import { countUnits, divideUnits, listMarkets } from '../reports/demand.ts';
import type { ReportDays } from '../reports/sale-row.ts';
import { seededRandom } from '../reports/seeded-random.ts';
import type { SoldRelease, SoldTrack } from '../reports/sold-release.ts';

import type { TrendRow } from './trend-row.ts';
import type { TrendStore } from './trend-store.ts';

/**
 * Playlists are chosen again every this many days: how many of ten add a recording, within how many days, and for how
 * many days they keep it.
 */
const SEASON_DAYS = 60;
const TAKERS = 5;
const ADDED_WITHIN_DAYS = 20;
const FEWEST_DAYS = 25;
const MOST_DAYS = 60;

/** A playlist that contains a recording on a day, and whether it was added on that day. */
interface Placement {
  playlist: string;
  is_new: boolean;
}

/** Lists a store's playlists that contain a recording, `age` days after its release there. */
function listPlacements(store: TrendStore, isrc: string, age: number): Placement[] {
  const [season, day] = [Math.floor(age / SEASON_DAYS), age % SEASON_DAYS];
  return store.playlists.flatMap((playlist) => {
    const seed = `${store.id} ${isrc} ${playlist} ${season}`;
    if (seededRandom(`taken ${seed}`) * 10 >= TAKERS) return [];
    const first = Math.floor(seededRandom(`since ${seed}`) * ADDED_WITHIN_DAYS);
    const last = first + FEWEST_DAYS + Math.floor(seededRandom(`until ${seed}`) * (MOST_DAYS - FEWEST_DAYS));
    return day < first || day > last ? [] : [{ playlist, is_new: day === first }];
  });
}

/** Listeners per hundred, by age and gender. */
const AGES = { under_18: 9, '18_24': 31, '25_34': 29, '35_44': 16, '45_54': 9, '55_plus': 6 } as const;
const GENDERS = { female: 46, male: 47, other: 3 } as const;
const HUNDRED = 100;

/** Draws the age and gender of listeners, if the store reports them; null for listeners who did not state them. */
function drawListeners(store: TrendStore, seed: string): { age_group: string | null; gender: string | null } {
  if (!store.reports_audience) return { age_group: null, gender: null };
  return { age_group: draw(AGES, seededRandom(`age ${seed}`)), gender: draw(GENDERS, seededRandom(`gender ${seed}`)) };
}

function draw(shares: Readonly<Record<string, number>>, chance: number): string | null {
  let left = chance * HUNDRED;
  for (const [name, share] of Object.entries(shares)) {
    left -= share;
    if (left < 0) return name;
  }
  return null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The plays of a country are split into rows of about this many plays, up to a maximum number of rows. */
const PLAYS_PER_ROW = 12;
const MOST_ROWS = 4;
/** How many of ten plays come from a playlist, if one contains the recording. */
const FROM_PLAYLISTS = 4;
/** How often a listener plays a recording per day, minimum and maximum. */
const FEWEST_PLAYS = 1.1;
const MOST_PLAYS = 1.7;
/** Shares of plays that lead to a save, a follow or a playlist add. */
const SAVED = 0.03;
const FOLLOWER_RATE = 0.006;
const ADDED = 0.015;

/**
 * Lists the counts of a store on some days, in date order. The same days always give the same rows, and the plays of a
 * month equal those of the later sales report.
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
  const { isrc, title, artist } = track;
  const age = day - toDay(release.live_at);
  const plays = countUnits(store.demand, track, day, age);
  if (plays === 0) return [];
  const placements = listPlacements(store, isrc, age);
  const facts = { day: toDate(day), icpn: release.icpn, isrc, title, artist };
  return divideUnits(plays, listMarkets(store.demand, track)).flatMap(({ country, units }) =>
    shareOut(units).map((streams, part) => {
      const seed = `${store.id} ${isrc} ${day} ${country.code} ${part}`;
      return { ...facts, country: country.code, ...describePlays(store, { placements, streams, seed }) };
    }),
  );
}

/** Describes the plays of a row: their source, their listeners and the listeners' other actions. */
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

/** Splits the plays of a country into parts of nearly equal size. */
function shareOut(plays: number): number[] {
  const parts = Math.max(1, Math.min(MOST_ROWS, Math.floor(plays / PLAYS_PER_ROW)));
  return Array.from({ length: parts }, (_, part) => Math.floor((plays + part) / parts));
}

// For small numbers, a fraction of an event happens on some days and not on others.
const some = (exact: number, seed: string): number => Math.floor(exact + seededRandom(seed));

function isLive({ live_at, live_until }: SoldRelease, day: number): boolean {
  return day >= toDay(live_at) && (live_until === null || day < toDay(live_until));
}

const toDay = (instant: string): number => Math.floor(Date.parse(instant) / DAY_MS);
const toDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
