import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { playlist_pitches, playlists } from '@tangent/db/schema/promotion/playlist.ts';
import { presave_campaigns } from '@tangent/db/schema/promotion/presave.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { link_hits, smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { addDays, type CalendarDate } from '@tangent/domain/calendar.ts';
import { PITCHABLE_STATUSES } from '@tangent/domain/promotion/playlist/check-pitch.ts';
import { findCampaignStart } from '@tangent/domain/promotion/presave/campaign-phase.ts';
import type { CalendarFacts } from '@tangent/domain/promotion/release-calendar/calendar-facts.ts';
import { findFirstDay } from '@tangent/domain/promotion/release-calendar/calendar-phase.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { findReleaseCampaign, listFanDays } from '../presave/public.ts';
import { getLinkAddress } from '../smartlink/public.ts';
import type { ReleaseRow } from './find-release.ts';

/** Lists the claims on a release that its artist answers by a day, and the cases about made-up streams without an answer. */
export async function readClaims(
  db: Db,
  release: ReleaseRow,
  trackIds: readonly string[],
): Promise<Pick<CalendarFacts, 'claims' | 'cases'>> {
  const [claims, cases] = await Promise.all([
    trackIds.length === 0
      ? []
      : db
          .select({
            claim_id: rights_claims.id,
            service: rights_claims.service,
            claimant: rights_claims.claimant,
            title: rights_claims.video_title,
            due_on: rights_claims.due_on,
          })
          .from(rights_claims)
          .where(
            and(
              inArray(rights_claims.track_id, [...trackIds]),
              eq(rights_claims.state, 'open'),
              isNull(rights_claims.same_as),
              isNotNull(rights_claims.due_on),
            ),
          )
          .orderBy(asc(rights_claims.due_on), asc(rights_claims.id)),
    db
      .select({ case_id: fraud_cases.id, store: { id: stores.id, name: stores.name } })
      .from(fraud_cases)
      .innerJoin(stores, eq(stores.id, fraud_cases.store_id))
      .where(and(eq(fraud_cases.release_id, release.id), eq(fraud_cases.state, 'open'), isNull(fraud_cases.answer)))
      .orderBy(desc(fraud_cases.last_day), asc(fraud_cases.id)),
  ]);
  return { claims, cases };
}

/** Names of playlists in a step. */
const NAMES_SHOWN = 2;

/** Reads which playlists take a release now and were not pitched any of its songs, the largest first. */
export async function readPlaylists(
  db: Db,
  { id, status, primary_genre, secondary_genre }: ReleaseRow,
): Promise<Pick<CalendarFacts, 'playlists' | 'pitched'>> {
  const none = { playlists: 0, names: [], followers: 0, answer_days: 0 };
  const genres = [primary_genre, secondary_genre].filter((genre) => genre !== null);
  if (!(PITCHABLE_STATUSES as readonly string[]).includes(status)) return { playlists: none, pitched: [] };
  const isPitched = sql`select p.playlist_id from ${playlist_pitches} p
    join tracks t on t.id = p.track_id where t.release_id = ${id}`;
  const { rows } = await db.execute<{
    open: string;
    followers: string;
    days: number;
    names: string[];
    pitched: string[];
  }>(sql`
    with pitched as (${isPitched}), found as (
      select name, answer_days, coalesce(follower_history[cardinality(follower_history)], 0) as followers
        from ${playlists}
       where is_open and not is_reported and genre = any(${sql.param(genres)}::text[])
         and takes in ('any', ${status === 'published' ? 'released' : 'unreleased'})
         and id not in (select playlist_id from pitched))
    select count(*) as open, coalesce(sum(followers), 0) as followers, coalesce(max(answer_days), 0) as days,
           coalesce((array_agg(name order by followers desc, name))[1:${sql.raw(String(NAMES_SHOWN))}], '{}') as names,
           (select coalesce(array_agg(name order by name), '{}') from ${playlists}
             where id in (select playlist_id from pitched)) as pitched
      from found`);
  const [row] = rows;
  if (row === undefined) return { playlists: none, pitched: [] };
  const { open, followers, days, names, pitched } = row;
  return {
    playlists: { playlists: Number(open), names, followers: Number(followers), answer_days: days },
    pitched,
  };
}

/**
 * Reads the campaign of a release and its fans by day. Before the approval the campaign is the one that the draft asks for,
 * from the day by which it is reviewed on.
 */
export async function readCampaign(db: Db, release: ReleaseRow, reviewedBy: CalendarDate | null, now: Date) {
  const found = await findReleaseCampaign(db, eq(presave_campaigns.release_id, release.id), now);
  if (found !== null) {
    const { growth } = await listFanDays(db, found.id);
    const fans = growth.map(({ date, fans: count }) => ({ day: date, fans: count }));
    const total = fans.reduce((sum, one) => sum + one.fans, 0);
    return { campaign: { starts_on: found.starts_on, phase: found.phase }, fans, fans_total: total };
  }
  const { presave_enabled, presave_date, release_date } = release;
  const isPlanned = presave_enabled && reviewedBy !== null && release_date !== null;
  const starts_on = isPlanned ? findCampaignStart({ presave_date, approved_on: reviewedBy, release_date }) : null;
  const campaign = starts_on === null ? null : { starts_on, phase: 'planned' as const };
  return { campaign, fans: [], fans_total: null };
}

/** Days of visits before the release that are shown at most. */
const VISIT_DAYS = 92;

/** Reads the address of a release, and the visits of its page day by day until it is out. */
export async function readLink(
  db: Db,
  release: ReleaseRow,
  { public_url, today, has_campaign }: { public_url: string; today: CalendarDate; has_campaign: boolean },
) {
  const [link] = await db
    .select({ id: smart_links.id, key: smart_links.key })
    .from(smart_links)
    .where(eq(smart_links.release_id, release.id));
  if (link === undefined) return { link: null, visits: [] };
  const address = getLinkAddress(link.key, public_url);
  if (has_campaign) return { link: address, visits: [] };
  const first = findFirstDay(release);
  const to = first !== null && first <= today ? addDays(first, -1) : today;
  const { account_id, day, link_id, kind, count } = link_hits;
  const visits = await db
    .select({ day, visits: sql`sum(${count})`.mapWith(Number) })
    .from(link_hits)
    .where(
      and(
        eq(account_id, release.account_id),
        sql`${day} between ${addDays(to, 1 - VISIT_DAYS)} and ${to}`,
        eq(link_id, link.id),
        eq(kind, 'view'),
      ),
    )
    .groupBy(day)
    .orderBy(asc(day));
  return { link: address, visits };
}
