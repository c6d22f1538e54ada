import type { ReleaseStart, ReleaseStarts } from '@tangent/contract/insight/release-starts.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { STARTS } from '@tangent/domain/insight/analytics-limits.ts';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { type Actor, requireCapability } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { readStarts } from './read-starts.ts';
import { NEAREST_FIRST, whereUpcoming } from './where-upcoming.ts';

type Query = { artist?: string | undefined; releases?: string | undefined };
type Label = Omit<ReleaseStart, 'days' | 'saved'>;

/**
 * Returns the first 28 days of the newest releases and of those chosen. It reads days however long ago, and is
 * for plans with all periods.
 */
export async function listReleaseStartsView(db: Db, actor: Actor, query: Query, now: Date): Promise<ReleaseStarts> {
  requireCapability(actor, 'advanced_analytics');
  const account_id = actor.user_id;
  const today = utcDay(now.getTime());
  const [{ found, has_more }, next] = await Promise.all([
    listCandidates(db, account_id, query, addDays(today, -1)),
    findNext(db, account_id, today, query),
  ]);
  return { items: await readStarts(db, account_id, found, now), has_more, next };
}

/** Lists the newest releases that are out, and the chosen ones. Refuses those of other accounts as not found. */
async function listCandidates(db: Db, account_id: string, { artist, releases: chosen }: Query, yesterday: string) {
  const { id, title, artwork_upload_id, live_date } = releases;
  const columns = { id, title, artwork_upload_id, live_date };
  const isOut = and(eq(releases.account_id, account_id), lte(live_date, yesterday));
  const newest = await db
    .select(columns)
    .from(releases)
    .where(and(isOut, artist === undefined ? undefined : eq(releases.artist_id, artist)))
    .orderBy(desc(live_date), id)
    .limit(STARTS.compared + 1);
  const wanted = chosen?.split(',') ?? [];
  const named =
    wanted.length === 0
      ? []
      : await db
          .select(columns)
          .from(releases)
          .where(and(eq(releases.account_id, account_id), inArray(id, wanted)));
  if (named.length < new Set(wanted).size) throw new Refusal('not_found');
  const compared = newest.slice(0, STARTS.compared);
  const others = named.filter((one) => one.live_date !== null && one.live_date <= yesterday);
  const all = new Map([...compared, ...others].map((one) => [one.id, one]));
  const found = [...all.values()].flatMap((one): Label[] =>
    one.live_date === null ? [] : [{ ...one, live_date: one.live_date }],
  );
  found.sort((a, b) => (a.live_date < b.live_date ? 1 : a.live_date > b.live_date ? -1 : 0));
  return { found, has_more: newest.length > STARTS.compared };
}

/** Finds the next release that has a date. */
async function findNext(db: Db, account_id: string, today: string, { artist }: Query): Promise<ReleaseStarts['next']> {
  const { id, title, artwork_upload_id, release_date } = releases;
  const [next] = await db
    .select({ id, title, artwork_upload_id, release_date })
    .from(releases)
    .where(and(whereUpcoming(account_id, today), artist === undefined ? undefined : eq(releases.artist_id, artist)))
    .orderBy(...NEAREST_FIRST)
    .limit(1);
  return next && next.release_date !== null ? { ...next, release_date: next.release_date } : null;
}
