import type { MarkedLinkDay } from '@tangent/contract/promotion/smartlink.ts';
import { link_hits, link_networks, link_visitor_days } from '@tangent/db/schema/promotion/smartlink.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { judgeLinkDay, type LinkDay, type LinkDayMark } from '@tangent/domain/promotion/smartlink/judge-link-day.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** The days of one link, or of all links of an account. */
type Choice = { account_id: string; link_id: string | null };
type DayRow = { link_id: string; day: string } & { [Name in keyof LinkDay]: string };

/** Lists the days of a link whose figures may be made up, with what shows it, the first one first. */
export async function listMarkedDays(
  db: Db | Tx,
  link: { account_id: string; id: string },
  range: DayRange,
): Promise<MarkedLinkDay[]> {
  const rows = await readDays(db, { account_id: link.account_id, link_id: link.id }, range);
  return rows.flatMap(({ day, facts }) => {
    const marks = judgeLinkDay(facts);
    const { views, clicks, repeated, network_hits, hour_hits } = facts;
    return marks.length === 0 ? [] : [{ day, marks, views, clicks, repeated, network_hits, hour_hits }];
  });
}

/** Lists the marks of days, by link and day. */
export async function listLinkMarks(db: Db | Tx, choice: Choice, range: DayRange): Promise<Map<string, LinkDayMark[]>> {
  const rows = await readDays(db, choice, range);
  return new Map(
    rows.flatMap(({ link_id, day, facts }) => {
      const marks = judgeLinkDay(facts);
      return marks.length === 0 ? [] : [[`${link_id} ${day}`, marks] as const];
    }),
  );
}

// The largest network of a day that is not over, or not pruned yet, is found among its networks.
async function readDays(
  db: Db | Tx,
  { account_id, link_id }: Choice,
  { from, to }: DayRange,
): Promise<{ link_id: string; day: string; facts: LinkDay }[]> {
  const isOwn = sql`account_id = ${account_id} and day between ${from}::date and ${to}::date
    ${link_id === null ? sql`` : sql`and link_id = ${link_id}`}`;
  const { rows } = await db.execute<DayRow>(sql`
    with hours as (
      select link_id, day, hour,
             sum(count) filter (where kind = 'view') as views,
             sum(count) filter (where kind = 'click') as clicks,
             sum(count) filter (where kind = 'repeated') as repeated,
             sum(count) filter (where kind = 'click' and referrer <> 'qr') as unscanned_clicks,
             sum(count) filter (where kind in ('view', 'click')) as hits,
             sum(count) filter (where kind in ('view', 'click') and referrer = '') as unsourced
        from ${link_hits} where ${isOwn} group by 1, 2, 3
    ), days as (
      select link_id, day, sum(views) as views, sum(clicks) as clicks, sum(repeated) as repeated,
             sum(unscanned_clicks) as unscanned_clicks, max(hits) as hour_hits,
             (array_agg(unsourced order by hits desc nulls last))[1] as hour_unsourced
        from hours group by 1, 2
    ), networks as (
      select link_id, day, max(hits) as hits, max(visitors) as visitors
        from ${link_networks} where ${isOwn} group by 1, 2
    )
    select d.link_id, d.day::text as day, coalesce(d.views, 0) as views, coalesce(d.clicks, 0) as clicks,
           coalesce(d.repeated, 0) as repeated, coalesce(d.unscanned_clicks, 0) as unscanned_clicks,
           coalesce(d.hour_hits, 0) as hour_hits, coalesce(d.hour_unsourced, 0) as hour_unsourced,
           coalesce(v.visitors, 0) as visitors,
           greatest(n.hits, v.network_hits, 0) as network_hits,
           greatest(n.visitors, v.network_visitors, 0) as network_visitors
      from days d
      left join networks n on n.link_id = d.link_id and n.day = d.day
      left join ${link_visitor_days} v
        on v.account_id = ${account_id} and v.link_id = d.link_id and v.day = d.day
     order by 2, 1`);
  return rows.map(({ link_id: link, day, ...facts }) => ({ link_id: link, day, facts: toNumbers(facts) }));
}

function toNumbers(row: { [Name in keyof LinkDay]: string }): LinkDay {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as LinkDay;
}
