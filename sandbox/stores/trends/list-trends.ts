import { countUnits, divideUnits, listMarkets } from '../reports/demand.ts';
import type { ReportDays } from '../reports/sale-row.ts';
import { seededRandom } from '../reports/seeded-random.ts';
import type { SoldRelease, SoldTrack } from '../reports/sold-release.ts';

import type { TrendRow } from './trend-row.ts';
import type { TrendStore } from './trend-store.ts';

/** Every so many days playlists choose anew: how many out of ten take a recording, from which of them on, and for how many of them. */
const SEASON_DAYS = 60;
const TAKERS = 5;
const ADDED_WITHIN_DAYS = 20;
const FEWEST_DAYS = 25;
const MOST_DAYS = 60;

/** A playlist that has a recording on a day, and whether it took it on that day. */
interface Placement {
  playlist: string;
  is_new: boolean;
}

/** The playlists of a store that have a recording, `age` days after it came out there. */
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

/** Of a hundred listeners so many are of an age and a gender. */
const AGES = { under_18: 9, '18_24': 31, '25_34': 29, '35_44': 16, '45_54': 9, '55_plus': 6 } as const;
const GENDERS = { female: 46, male: 47, other: 3 } as const;
const HUNDRED = 100;

/** Who listens: how old and of which gender, where the store says it and they have told it. */
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
