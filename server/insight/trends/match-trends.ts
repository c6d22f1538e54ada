import { trend_entries, trend_suspense_lines } from '@tangent/db/schema/insight/trend.ts';
import { type SQL, sql } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { findReleasedTrack } from '../../money/store-file/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { enqueueMonitoring } from '../monitoring/public.ts';
import { rollUp } from './roll-up.ts';
import { lockTrends } from './trend-lock.ts';

export interface TrendMatch {
  /** Codes to match: undefined matches every line, null only lines without this code. */
  isrc?: string | null | undefined;
  upc?: string | null | undefined;
  /** Matches lines of this store only. */
  store_id?: string | undefined;
  track_id: string;
}

/**
 * Assigns unmatched lines to a track and adds their figures to the days they report. Returns the number of lines.
 */
export async function matchTrends(tx: Tx, actor: Actor, match: TrendMatch, now: Date): Promise<number> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const { track_id, ...codes } = match;
  const { isrc, upc, store_id = null } = codes;
  if ((isrc ?? null) === null && (upc ?? null) === null) return 0;
  const track = await findReleasedTrack(tx, track_id);
  if (track === null || track.is_closed) throw new Refusal('not_found');
  await lockTrends(tx);
  // Lines of years may match.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`create temp table trend_matched (like ${trend_suspense_lines}) on commit drop`);
  await tx.execute(sql`
    with matched as (
      update ${trend_suspense_lines}
         set state = 'matched', matched_track_id = ${track_id}, matched_by = ${actor.user_id}, matched_at = ${now.toISOString()}
       where state = 'open' and ${matchesCode(sql`isrc`, isrc)} and ${matchesCode(sql`upc`, upc)}
         and (${store_id}::text is null or store_id = ${store_id})
      returning *)
    insert into trend_matched select * from matched`);
  const ownerAndTrack = sql`${track.account_id}::uuid as account_id, ${track_id}::uuid as track_id`;
  const { rows } = await tx.execute(sql`
    insert into ${trend_entries} (account_id, track_id, day, file_no, line_no, store_id, country, playlist_no, streams, listeners,
           saves, followers, playlist_adds, age_group, gender, device)
    select ${ownerAndTrack}, day, file_no, line_no, store_id, country, playlist_no, streams, listeners, saves, followers,
           playlist_adds, age_group, gender, device
      from trend_matched order by day, file_no, line_no returning line_no`);
  await rollUp(
    tx,
    sql`(select ${ownerAndTrack}, day, store_id, country, playlist_no, streams, listeners, saves, followers, playlist_adds,
                coalesce(age_group, 0::smallint) as age_group, coalesce(gender, 0::smallint) as gender from trend_matched)`,
  );
  const files = await tx.execute<{ file_no: number }>(sql`select distinct file_no from trend_matched order by 1`);
  for (const { file_no } of files.rows) await enqueueMonitoring(tx, file_no);
  await tx.execute(sql`drop table trend_matched`);
  if (rows.length === 0) return 0;
  await recordAction(tx, 'trends.match', {
    by: byStaff(actor),
    subject: { kind: 'track', id: track_id },
    details: { ...codes, lines: rows.length },
    at: now,
  });
  return rows.length;
}

function matchesCode(column: SQL, code: string | null | undefined): SQL {
  if (code === undefined) return sql`true`;
  return code === null ? sql`${column} is null` : sql`${column} = ${code}`;
}
