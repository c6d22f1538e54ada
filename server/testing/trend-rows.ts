import { releases, tracks as track_table } from '@tangent/db/schema/release.ts';
import { trend_entries, trend_playlists, trend_reported_days } from '@tangent/db/schema/trend.ts';
import { toPeriod } from '@tangent/domain/royalty/period.ts';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../platform/sql/transaction.ts';
import { ensureTrendMonth } from '../trends/ensure-trend-month.ts';
import { rollUp } from '../trends/roll-up.ts';
import { ensureArtist, type TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';

/** A line of trends that was posted: what a store counted on a day. */
export type PostedTrend = Omit<typeof trend_entries.$inferInsert, 'account_id' | 'file_no' | 'line_no'>;

/** Lines as a posted file leaves them behind: entries, their sums, and which days the stores have told. */
export async function addTrends(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  account_id: string,
  { file_no, lines }: { file_no: number; lines: readonly PostedTrend[] },
): Promise<void> {
  for (const month of new Set(lines.map(({ day }) => toPeriod(day)))) await ensureTrendMonth(db, month);
  const rows = lines.map((line, n) => ({ ...line, account_id, file_no, line_no: n + 1 }));
  const arrivals = new Map(lines.map(({ store_id, day }) => [`${store_id} ${day}`, { store_id, day }]));
  const received = { file_no, received_at: clock.now() };
  await inTransaction(db, async (tx) => {
    for (let from = 0; from < rows.length; from += 1_000) {
      await tx.insert(trend_entries).values(rows.slice(from, from + 1_000));
    }
    await rollUp(
      tx,
      sql`(select account_id, day, track_id, store_id, country, playlist_no, streams, listeners, saves, followers,
        playlist_adds, coalesce(age_group, 0) as age_group, coalesce(gender, 0) as gender
        from trend_entries where file_no = ${file_no})`,
    );
    await tx.insert(trend_reported_days).values([...arrivals.values()].map((arrival) => ({ ...arrival, ...received })));
  });
}

/** A published release with tracks, as a row each; answers its id and theirs. */
export async function addPublished(
  { db, clock }: TestApp,
  account: TestAccount,
  { title, live_date, track_count }: { title: string; live_date: string; track_count: number },
): Promise<{ id: string; tracks: string[] }> {
  const now = clock.now();
  const artist_id = await ensureArtist(account);
  const fields = { status: 'published', primary_artist: 'Yıldız', created_at: now, updated_at: now } as const;
  const [release] = await db
    .insert(releases)
    .values({ ...fields, account_id: account.user._id, artist_id, title, live_date })
    .returning();
  const id = release?.id ?? '';
  const rows = Array.from({ length: track_count }, (_, n) => ({
    release_id: id,
    position: n + 1,
    title: `${title} ${n + 1}`,
  }));
  const added = await db.insert(track_table).values(rows).returning();
  return { id, tracks: added.map((track) => track.id) };
}

/** Playlists by name; answers their numbers in order. */
export async function addPlaylists({ db }: Pick<TestApp, 'db'>, store_id: string, names: readonly string[]) {
  const rows = await db
    .insert(trend_playlists)
    .values(names.map((name) => ({ store_id, name })))
    .returning();
  return rows.map(({ playlist_no }) => playlist_no);
}
