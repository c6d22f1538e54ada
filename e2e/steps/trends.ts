import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { REPORTED_FOLDER, SANDBOX_ORIGIN, SENT_AGAIN } from '../product.ts';
import { advanceClock, readNow } from './clock.ts';

/** The stores of the sandbox that report trends of the demo. */
export const REPORTING_STORES = ['spotify', 'apple-music', 'youtube-music', 'amazon-music', 'deezer', 'soundcloud'];
/** Trends are requested this many days back. */
const DAYS_BACK = 130;

/** The plays of a recording on one day at one store, as in that store's file. */
export interface ReportedPlays {
  day: string;
  store: string;
  isrc: string;
  plays: number;
}

interface TrendRequest {
  first: string;
  last: string;
  store_ids?: string[];
  fault?: string;
  isrc?: string;
  plays?: number;
}

/** Makes stores of the sandbox report their counts of some days. */
async function requestTrends(trendRequest: TrendRequest): Promise<void> {
  const response = await fetch(`${SANDBOX_ORIGIN}/control/trends`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trendRequest),
  });
  expect(response.status).toBe(200);
}

/**
 * Returns the last day each store has reported, according to the sandbox; null until it has sent the last file of the
 * demo's year, which has the artificial plays at a store.
 */
async function readSentUntil(strangeAt: string): Promise<Record<string, string> | null> {
  const response = await fetch(`${SANDBOX_ORIGIN}/control/trends`);
  const { sent } = (await response.json()) as { sent: { store_id: string; last: string; fault: string | null }[] };
  const until: Record<string, string> = {};
  for (const { store_id, last } of sent) if (last > (until[store_id] ?? '')) until[store_id] = last;
  return sent.some(({ store_id, fault }) => store_id === strangeAt && fault === 'spike') ? until : null;
}

/**
 * Waits until the demo's year of trends is imported. Journeys move the clock, so the days since are requested too, with
 * artificial plays of one recording at one store.
 */
export async function reportUntilYesterday(page: Page, strange: { store_id: string; title: string }): Promise<void> {
  const isReported = async () => {
    const until = await readFreshness(page);
    return (
      JSON.stringify(until, REPORTING_STORES) ===
      JSON.stringify(await readSentUntil(strange.store_id), REPORTING_STORES)
    );
  };
  await expect.poll(isReported, { timeout: 400_000 }).toBe(true);
  const [yesterday, since] = [await readDayBefore(1), await readDayBefore(DAYS_BACK)];
  const isrc = (await readTracks(page)).find(({ title }) => title === strange.title)?.isrc ?? '';
  for (const [store_id, known] of Object.entries(await readFreshness(page))) {
    if (known >= yesterday) continue;
    const first = known >= since ? nextDay(known) : since;
    const fault = store_id === strange.store_id ? { fault: 'spike', isrc } : {};
    await requestTrends({ first, last: yesterday, store_ids: [store_id], ...fault });
  }
  await expect.poll(isReported, { timeout: 120_000 }).toBe(true);
  expect(Object.values(await readFreshness(page))).toEqual(REPORTING_STORES.map(() => yesterday));
  // Streams are checked after their file is imported, and leave the figures then.
  await expect.poll(() => isChecked(page, strange.store_id), { timeout: 120_000 }).toBe(true);
}

/** Whether streams of a store are being checked. */
async function isChecked(page: Page, storeId: string): Promise<boolean> {
  const { items } = (await (await page.request.get('/v1/api/watch', SENT_AGAIN)).json()) as {
    items: { state: string; store: { id: string } }[];
  };
  return items.some(({ state, store }) => state === 'open' && store.id === storeId);
}

/** So many plays a day by so few listeners are unusual for any release of the demo, whatever happened to it before. */
const CROWD = { fault: 'one_source', plays: 20_000 } as const;

/** Lets a new day pass, for which a store reports a crowd of artificial plays of one recording. */
export async function reportCrowd(page: Page, { store_id, isrc }: { store_id: string; isrc: string }): Promise<void> {
  await advanceClock('1d');
  const yesterday = await readDayBefore(1);
  await requestTrends({ first: yesterday, last: yesterday, store_ids: [store_id], isrc, ...CROWD });
  await expect.poll(async () => (await readFreshness(page))[store_id], { timeout: 120_000 }).toBe(yesterday);
}

/** Returns the tracks of the artist's releases that have had a code. */
export async function readTracks(page: Page): Promise<{ title: string; isrc: string; release_id: string }[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await page.request.get(`/v1/api/releases${cursor === '' ? '' : `?cursor=${cursor}`}`, SENT_AGAIN);
    const { items, next_cursor } = (await response.json()) as { items: { id: string }[]; next_cursor: string | null };
    ids.push(...items.map(({ id }) => id));
    cursor = next_cursor;
  }
  const releases = ids.map(async (release_id) => {
    const response = await page.request.get(`/v1/api/releases/${release_id}`, SENT_AGAIN);
    const { tracks } = (await response.json()) as { tracks: { title: string; isrc: string | null }[] };
    return tracks.flatMap(({ title, isrc }) => (isrc === null ? [] : [{ title, isrc, release_id }]));
  });
  return (await Promise.all(releases)).flat();
}

/** Returns the date some days before the current day of the sandbox. */
export async function readDayBefore(days: number): Promise<string> {
  const now = await readNow();
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Returns the last day each store has reported, as the account sees it. */
async function readFreshness(page: Page): Promise<Record<string, string>> {
  const response = await page.request.get('/v1/api/analytics/overview?period=last_30_days', SENT_AGAIN);
  const { freshness } = (await response.json()) as { freshness: { store: { id: string }; until: string }[] };
  return Object.fromEntries(freshness.map(({ store, until }) => [store.id, until]));
}

type Days = { from: string; to: string };

/** Returns how many plays of some days are in no figure, because they are being checked. */
export async function readNotCounted(page: Page, { from, to }: Days, release?: string): Promise<number> {
  const music = release === undefined ? '' : `&release=${release}`;
  const path = `/v1/api/analytics/overview?period=custom&from=${from}&to=${to}${music}`;
  const { flagged } = (await (await page.request.get(path, SENT_AGAIN)).json()) as { flagged: { streams: number }[] };
  return flagged.reduce((sum, { streams }) => sum + streams, 0);
}

/** Adds up the plays of recordings on some days, according to the files. */
export function sumPlays(isrcs: ReadonlySet<string>, { from, to }: { from: string; to: string }): number {
  const own = readReportedPlays().filter(({ isrc, day }) => isrcs.has(isrc) && day >= from && day <= to);
  return own.reduce((sum, { plays }) => sum + plays, 0);
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Reads the contents of all imported files, without the product's own readers. */
export function readReportedPlays(): ReportedPlays[] {
  const names = fs.readdirSync(REPORTED_FOLDER).filter((name) => name.includes('trends'));
  return names.flatMap((name) => readFile(path.join(REPORTED_FOLDER, name)));
}

function readFile(file: string): ReportedPlays[] {
  const bytes = fs.readFileSync(file);
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trimEnd().split('\n');
  if (file.includes('.jsonl')) {
    const rows = lines.map(
      (line) => JSON.parse(line) as { date: string; store: string; isrc: string; quantity: number },
    );
    return rows.map(({ date, store, isrc, quantity }) => ({ day: date, store, isrc, plays: quantity }));
  }
  const [header = [], ...rows] = lines.map((line) => line.split(file.includes('.txt') ? '\t' : ','));
  return rows.map((row) => describe((name) => row[header.indexOf(name)]));
}

function describe(cell: (name: string) => string | undefined): ReportedPlays {
  const [month, date, year] = cell('Datestamp')?.split('/') ?? [];
  return {
    day: cell('date') ?? `${year}-${month}-${date}`,
    store: cell('store') ?? (cell('Datestamp') === undefined ? 'spotify' : 'apple-music'),
    isrc: cell('isrc') ?? cell('ISRC') ?? '',
    plays: Number(cell('streams') ?? cell('quantity') ?? cell('Streams')),
  };
}
