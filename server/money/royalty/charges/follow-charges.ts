import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { sales_postings } from '@tangent/db/schema/money/sales.ts';
import { type ChargeNews, listChargeNews } from '@tangent/domain/money/royalty/charge-news.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { microsToCents } from '@tangent/domain/money.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { saveNotification } from '../../../events/activity/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { syncDisputes } from '../disputes/sync-disputes.ts';
import type { PostingRow } from '../post/insert-posting.ts';
import { type FineRow, listPostedFines, takeEarlierFines } from './earlier-charges.ts';
import { fineMailJob } from './jobs.ts';
import { linkReturns } from './link-returns.ts';

/**
 * Does what follows from the fines and fees of a posting: links what stores took back to its fine, moves the
 * disputes of these fines, and tells the owners.
 */
export async function followCharges(tx: Tx, posting: PostingRow): Promise<void> {
  const current = await listPostedFines(tx, posting);
  const { earlier, gone } = await takeEarlierFines(tx, posting, current);
  const groups = await linkReturns(tx, posting);
  await syncDisputes(tx, groups, posting.at);
  await notifyOfFines(tx, listChargeNews(current, earlier, gone), posting.at);
}

/**
 * Does the same for a report that was reversed by itself. The owners are not told: a corrected report follows, and its
 * posting tells what has changed.
 */
export async function followReversal(tx: Tx, mirrorId: string, at: Date): Promise<void> {
  const [posting] = await tx.select().from(sales_postings).where(eq(sales_postings.file_id, mirrorId));
  if (posting !== undefined) await syncDisputes(tx, await linkReturns(tx, posting), at);
}

/**
 * Notifies owners of new fines, and of those a store took back: once for each store and month, however many tracks it
 * concerns, and not again when a corrected report repeats them. It is about money, so the email is always sent.
 */
async function notifyOfFines(tx: Tx, news: readonly ChargeNews<FineRow>[], at: Date): Promise<void> {
  if (news.length === 0) return;
  const names = await loadNames(
    tx,
    news.flatMap(({ charges }) => charges[0] ?? []),
  );
  for (const { is_back, amount_micros, charges } of news) {
    const [largest] = charges;
    if (largest === undefined) continue;
    const { account_id, store_id, period, track_id, release_id } = largest;
    const params = {
      store: names.get(store_id) ?? store_id,
      month: toPeriod(period),
      tracks: new Set(charges.map((charge) => charge.track_id)).size,
      track: names.get(track_id) || names.get(release_id) || '',
      amount_cents: Number(microsToCents(amount_micros)),
      transaction_id: buildTransactionId(largest),
    };
    await saveNotification(tx, { account_id, type: is_back ? 'fine_returned' : 'store_fine', params, at });
    const release_ids = [...new Set(charges.map((charge) => charge.release_id))].slice(0, RELEASES_MAX);
    await enqueue(tx, fineMailJob, { user_id: account_id, is_back, ...params, store_id, release_ids });
  }
}

/** Releases of one email whose warnings are looked for. */
const RELEASES_MAX = 100;

/** Loads the names of stores, tracks and releases, by their ids. */
async function loadNames(tx: Tx, charges: readonly FineRow[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select ${stores.id} as id, ${stores.name} as name from ${stores}
     where ${inArray(stores.id, [...new Set(charges.map(({ store_id }) => store_id))])}
    union all select ${tracks.id}::text, coalesce(${tracks.title}, '') from ${tracks}
     where ${inArray(tracks.id, [...new Set(charges.map(({ track_id }) => track_id))])}
    union all select ${releases.id}::text, ${releases.title} from ${releases}
     where ${inArray(releases.id, [...new Set(charges.map(({ release_id }) => release_id))])}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
