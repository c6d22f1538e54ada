import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { link_hits, link_visitor_days, smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import type { LinkDevice, LinkHitKind } from '@tangent/domain/promotion/smartlink/link-hit.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { type HitRow, writeHits } from '../../promotion/smartlink/write-hits.ts';
import type { Context } from '../context.ts';

/** A choice with its weight. */
type Weighted<Value> = readonly (readonly [value: Value, weight: number])[];

const REFERRERS: Weighted<string> = [
  ['instagram.com', 34],
  ['', 22],
  ['tiktok.com', 17],
  ['youtube.com', 9],
  ['whatsapp.com', 7],
  ['facebook.com', 5],
  ['qr', 4],
  ['google.com', 2],
];
const DEVICES: Weighted<LinkDevice> = [
  ['phone', 79],
  ['desktop', 17],
  ['tablet', 4],
];
const HOURS: Weighted<number> = [
  [8, 12],
  [12, 18],
  [17, 24],
  [20, 30],
  [23, 16],
];
/** Views for a thousand streams, clicks for a hundred views, and so on. */
const VIEWS_PER_THOUSAND = 24;
const CLICKS_PERCENT = 58;
const ROBOTS_PERCENT = 6;
const VISITORS_PERCENT = 83;
/** The views of a day are divided into at most this many rows. */
const ROWS_PER_DAY = 8;

/** The streams of a release on a day. */
interface StreamDay {
  day: string;
  streams: number;
}

type Link = Pick<typeof smart_links.$inferSelect, 'id' | 'account_id' | 'release_id'>;

/** Adds a year of views and clicks to the release pages of the demo, in step with the streams. Does nothing twice. */
export async function seedDemoLinks({ db }: Context): Promise<void> {
  if ((await db.select({ day: link_hits.day }).from(link_hits).limit(1)).length > 0) return;
  const links = await db
    .select({ id: smart_links.id, account_id: smart_links.account_id, release_id: smart_links.release_id })
    .from(smart_links)
    .innerJoin(releases, eq(releases.id, smart_links.release_id))
    .where(eq(releases.status, 'published'))
    .orderBy(asc(releases.live_date), asc(smart_links.id));
  for (const link of links) await addHits(db, link);
}

async function addHits(db: Db, link: Link): Promise<void> {
  const days = await listStreamDays(db, link);
  const audience = {
    stores: await listShares(db, link, 'trend_track_months', 'store_id'),
    countries: await listShares(db, link, 'trend_country_months', 'country'),
  };
  const viewed = days.map(({ day, streams }, index) => ({ day, views: countViews(streams, index) }));
  const hits = viewed.flatMap(({ day, views }, index) => listHits({ link, day, views, audience, index }));
  if (hits.length === 0) return;
  await writeHits(db, { hits, visitors: [], networks: [] });
  // Visitors are only distinguished on their day; of past days there are only these figures.
  const { account_id, id: link_id } = link;
  const visitors = viewed.map(({ day, views }) => {
    return { account_id, day, link_id, visitors: Math.ceil((views * VISITORS_PERCENT) / 100) };
  });
  await db.insert(link_visitor_days).values(visitors.filter((row) => row.visitors > 0));
}

async function listStreamDays(db: Db, { account_id, release_id }: Link): Promise<StreamDay[]> {
  const { rows } = await db.execute<{ day: string; streams: string }>(sql`
    select d.day::text, sum(d.streams) as streams from trend_track_days d join tracks t on t.id = d.track_id
     where d.account_id = ${account_id} and t.release_id = ${release_id} group by d.day order by d.day`);
  return rows.map(({ day, streams }) => ({ day, streams: Number(streams) }));
}

/** Lists what the streams of a release are made of, the largest first. */
async function listShares(
  db: Db,
  { account_id, release_id }: Link,
  table: 'trend_track_months' | 'trend_country_months',
  column: 'store_id' | 'country',
): Promise<Weighted<string>> {
  const { rows } = await db.execute<{ value: string; streams: string }>(sql`
    select m.${sql.identifier(column)} as value, sum(m.streams) as streams
      from ${sql.identifier(table)} m join tracks t on t.id = m.track_id
     where m.account_id = ${account_id} and t.release_id = ${release_id} group by 1 order by 2 desc, 1`);
  return rows.map(({ value, streams }) => [value, Number(streams)] as const);
}

/** Fans look a release up in its first week more often than they play it later. */
function countViews(streams: number, index: number): number {
  const news = index < 7 ? 4 - index / 2 : 1;
  return Math.round((streams * VIEWS_PER_THOUSAND * news * (0.8 + 0.4 * spread(index, 5))) / 1000);
}

interface DayOfViews {
  link: Link;
  day: string;
  views: number;
  audience: Record<'stores' | 'countries', Weighted<string>>;
  index: number;
}

function listHits({ link, day, views, audience, index }: DayOfViews): HitRow[] {
  const parts = Math.min(ROWS_PER_DAY, views);
  const rows = Array.from({ length: parts }, (_, part) => {
    const at = index * ROWS_PER_DAY + part;
    const visit = {
      account_id: link.account_id,
      link_id: link.id,
      day,
      hour: choose(HOURS, spread(at, 1)),
      country: choose(audience.countries, spread(at, 2)),
      referrer: choose(REFERRERS, spread(at, 3)),
      device: choose(DEVICES, spread(at, 4)),
    };
    const hit = (kind: LinkHitKind, store_id: string, count: number): HitRow => ({ ...visit, kind, store_id, count });
    const seen = Math.floor((views + part) / parts);
    const clicks = Math.floor((seen * CLICKS_PERCENT) / 100 + spread(at, 6));
    const robots = Math.floor((seen * ROBOTS_PERCENT) / 100 + spread(at, 7));
    return [
      hit('view', '', seen),
      hit('click', choose(audience.stores, spread(at, 8)), clicks),
      hit('robot', '', robots),
    ];
  });
  return mergeEqual(rows.flat().filter(({ count }) => count > 0));
}

/** Adds up rows that differ in nothing but their count: one statement may not touch a row twice. */
function mergeEqual(rows: readonly HitRow[]): HitRow[] {
  const merged = new Map<string, HitRow>();
  for (const row of rows) {
    const key = [row.hour, row.kind, row.store_id, row.country, row.referrer, row.device].join();
    merged.set(key, { ...row, count: row.count + (merged.get(key)?.count ?? 0) });
  }
  return [...merged.values()];
}

function choose<Value>(choices: Weighted<Value>, chance: number): Value {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let left = chance * total;
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('nothing to choose from');
}

/** Returns numbers from 0 to just below 1, evenly spread, the same in every demo; each `row` has other ones. */
function spread(index: number, row: number): number {
  const value = (index + 1) * (0.6180339887 + row * 0.0732050808) + row * 0.37;
  return value - Math.floor(value);
}
