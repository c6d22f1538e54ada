import type { getLinkAnalytics, LinkAnalytics } from '@tangent/contract/promotion/smartlink.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { findComparableDays } from '@tangent/domain/insight/analytics/find-comparable-days.ts';
import {
  checkPeriod,
  type DayRange,
  findPeriodDays,
  type PeriodDays,
} from '@tangent/domain/insight/analytics/period.ts';
import { getChartStep, listSteps } from '@tangent/domain/insight/analytics/steps.ts';
import { LINK_DEVICES } from '@tangent/domain/promotion/smartlink/link-hit.ts';
import { LINK_PARTS_MAX } from '@tangent/domain/promotion/smartlink-limits.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Actor, requireCapability } from '../../identity/auth/public.ts';
import {
  aggregateStores,
  buildFigureQuery,
  type FigureQuery,
  listAnnotations,
} from '../../insight/analytics/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listMarkedDays } from './link-days.ts';

type Query = z.output<typeof getLinkAnalytics.query>;
type LinkRow = typeof smart_links.$inferSelect;

/** Returns the figures of a link of the account; only on paid plans. */
export async function getLinkAnalyticsView(
  db: Db,
  actor: Actor,
  id: string,
  query: Query,
  now: Date,
): Promise<LinkAnalytics> {
  const { link, range, open_day } = await findLinkRange(db, actor, id, { ...query, now });
  const music = await buildMusicQuery(db, link, range);
  // Every day of our own pages is known: the whole range is compared.
  const comparable = findComparableDays({ range, open_day, period: query.period, compare: query.compare }, range.to);
  const comparison = comparable?.comparison ?? null;
  const [totals, before, series, marked_days, annotations, clicks, ...parts] = await Promise.all([
    readTotals(db, link, range),
    comparison && readTotals(db, link, comparison),
    readSeries(db, link, range),
    // A burst is shown while it comes, so today is marked as well.
    listMarkedDays(db, link, { from: range.from, to: open_day ?? range.to }),
    listAnnotations(db, music),
    readParts(db, link, range, 'store_id'),
    readParts(db, link, range, 'country'),
    readParts(db, link, range, 'referrer'),
    readParts(db, link, range, 'device'),
  ]);
  const [countries, referrers, devices] = parts;
  const open = open_day === null ? null : await readTotals(db, link, { from: open_day, to: open_day });
  const figure = (name: keyof Totals) => ({ value: totals[name], before: before?.[name] ?? null });
  return {
    range,
    open_day,
    open: open && { views: open.views, clicks: open.clicks },
    comparison,
    step: getChartStep(range),
    figures: {
      views: figure('views'),
      clicks: figure('clicks'),
      visitors: figure('visitors'),
      robots: figure('robots'),
      repeated: figure('repeated'),
    },
    series,
    marked_days,
    annotations,
    stores: await addStreams(db, music, clicks),
    countries: countries.slice(0, LINK_PARTS_MAX),
    referrers: referrers.slice(0, LINK_PARTS_MAX),
    devices: LINK_DEVICES.flatMap((key) => {
      const found = devices.find((part) => part.key === key);
      return found === undefined ? [] : [{ ...found, key }];
    }),
  };
}

/**
 * Finds a link of the account and the days of a query. Refuses a link of another account like one that does not exist,
 * figures outside the plan, and an invalid period.
 */
export async function findLinkRange(
  db: Db,
  actor: Actor,
  id: string,
  { now, ...query }: Query & { now: Date },
): Promise<PeriodDays & { link: LinkRow }> {
  const isOwn = and(eq(smart_links.id, id), eq(smart_links.account_id, actor.user_id));
  const [link] = await db.select().from(smart_links).where(isOwn);
  if (link === undefined) throw new Refusal('not_found');
  requireCapability(actor, 'smartlink_analytics');
  const today = utcDay(now.getTime());
  const issues = checkPeriod(query, today);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const first_day = utcDay(link.created_at.getTime());
  return { link, ...findPeriodDays(query, { today, first_day, has_today: true }) };
}

type Totals = { views: number; clicks: number; visitors: number; robots: number; repeated: number };

const inRange = ({ account_id, id }: LinkRow, { from, to }: DayRange) =>
  sql`account_id = ${account_id} and link_id = ${id} and day between ${from} and ${to}`;

async function readTotals(db: Db, link: LinkRow, range: DayRange): Promise<Totals> {
  const { rows } = await db.execute<Record<keyof Totals, string>>(sql`
    select coalesce(sum(count) filter (where kind = 'view'), 0) as views,
           coalesce(sum(count) filter (where kind = 'click'), 0) as clicks,
           coalesce(sum(count) filter (where kind = 'robot'), 0) as robots,
           coalesce(sum(count) filter (where kind = 'repeated'), 0) as repeated,
           (select coalesce(sum(visitors), 0) from link_visitor_days where ${inRange(link, range)}) as visitors
      from link_hits where ${inRange(link, range)}`);
  const [row] = rows;
  return {
    views: Number(row?.views ?? 0),
    clicks: Number(row?.clicks ?? 0),
    visitors: Number(row?.visitors ?? 0),
    robots: Number(row?.robots ?? 0),
    repeated: Number(row?.repeated ?? 0),
  };
}

async function readSeries(db: Db, link: LinkRow, range: DayRange): Promise<LinkAnalytics['series']> {
  const { rows } = await db.execute<{ day: string; views: string; clicks: string }>(sql`
    select day::text, coalesce(sum(count) filter (where kind = 'view'), 0) as views,
           coalesce(sum(count) filter (where kind = 'click'), 0) as clicks
      from link_hits where ${inRange(link, range)} group by day`);
  return listSteps(range).map(({ from, to }) => {
    const own = rows.filter(({ day }) => day >= from && day <= to);
    const sum = (name: 'views' | 'clicks') => own.reduce((total, row) => total + Number(row[name]), 0);
    return { at: from, views: sum('views'), clicks: sum('clicks') };
  });
}

type Part = { key: string; views: number; clicks: number };
type PartColumn = 'store_id' | 'country' | 'referrer' | 'device';

/** Reads views and clicks by one column, the largest first; robots and repeated hits have no part in them. */
async function readParts(db: Db, link: LinkRow, range: DayRange, column: PartColumn): Promise<Part[]> {
  const { rows } = await db.execute<{ key: string; views: string; clicks: string }>(sql`
    select ${sql.identifier(column)} as key,
           coalesce(sum(count) filter (where kind = 'view'), 0) as views,
           coalesce(sum(count) filter (where kind = 'click'), 0) as clicks
      from link_hits where ${inRange(link, range)} and kind in ('view', 'click')
     group by 1 order by sum(count) desc, 1`);
  return rows.map(({ key, views, clicks }) => ({ key, views: Number(views), clicks: Number(clicks) }));
}

/** Builds the query about the streams of the link's release. */
async function buildMusicQuery(db: Db, { account_id, release_id }: LinkRow, range: DayRange): Promise<FigureQuery> {
  const own = await db.select({ id: tracks.id }).from(tracks).where(eq(tracks.release_id, release_id));
  const music = { account_id, tracks: own.map(({ id }) => id) };
  return buildFigureQuery(db, music, { range, open_day: null, period: 'custom', compare: 'none' });
}

/** Puts the streams of the same days beside the clicks of each store: a click is not a stream. */
async function addStreams(db: Db, music: FigureQuery, clicks: readonly Part[]): Promise<LinkAnalytics['stores']> {
  const streams = new Map((await aggregateStores(db, music, ['streams'])).map((part) => [part.key, part]));
  const clicked = clicks.filter(({ key }) => key !== '');
  const ids = [...new Set([...clicked.map(({ key }) => key), ...streams.keys()])];
  if (ids.length === 0) return [];
  const names = new Map(
    (await db.select({ id: stores.id, name: stores.name }).from(stores).where(inArray(stores.id, ids))).map(
      ({ id, name }) => [id, name],
    ),
  );
  return ids
    .map((id) => ({
      store: { id, name: names.get(id) ?? id },
      clicks: clicked.find(({ key }) => key === id)?.clicks ?? 0,
      streams: streams.get(id)?.now.streams ?? null,
    }))
    .sort((a, b) => b.clicks - a.clicks || (b.streams ?? 0) - (a.streams ?? 0));
}
