import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { MICROS_PER_CENT } from '@tangent/domain/money.ts';
import { sql } from 'drizzle-orm';
import { saveNotification } from '../../../events/activity/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { PostingRow } from '../post/insert-posting.ts';
import { fineMailJob } from './jobs.ts';

type FineRow = {
  account_id: string;
  store: string;
  period: string;
  is_back: boolean;
  tracks: number;
  track: string;
  micros: string;
  file_no: number;
  line_no: number;
  part: number;
};

/**
 * Notifies owners of the fines of a posting, and of those a store took back: once for each store and month,
 * however many tracks it concerns. It is about money, so the email is always sent.
 */
export async function notifyOfCharges(tx: Tx, { posting_no, at }: PostingRow): Promise<void> {
  const largestFirst = sql`abs(c.amount_micros) desc, c.line_no, c.part`;
  const { rows } = await tx.execute<FineRow>(sql`
    select c.account_id, s.name as store, c.period::text as period, c.amount_micros > 0 as is_back,
           count(distinct c.track_id)::int as tracks,
           coalesce((array_agg(nullif(t.title, '') order by ${largestFirst}))[1], min(r.title), '') as track,
           abs(sum(c.amount_micros))::text as micros, min(c.file_no) as file_no,
           (array_agg(c.line_no order by ${largestFirst}))[1] as line_no,
           (array_agg(c.part order by ${largestFirst}))[1] as part
      from ${royalty_charges} c join ${stores} s on s.id = c.store_id
      left join ${tracks} t on t.id = c.track_id left join ${releases} r on r.id = c.release_id
     where c.posting_no = ${posting_no} and c.kind = 'penalty' and c.amount_micros <> 0
     group by c.account_id, s.name, c.period, c.amount_micros > 0 order by 1, 2, 3, 4`);
  for (const { account_id, store, period, is_back, tracks: count, track, micros, ...line } of rows) {
    const params = {
      store,
      month: toPeriod(period),
      tracks: count,
      track,
      amount_cents: Number(BigInt(micros) / BigInt(MICROS_PER_CENT)),
      transaction_id: buildTransactionId(line),
    };
    await saveNotification(tx, { account_id, type: is_back ? 'fine_returned' : 'store_fine', params, at });
    await enqueue(tx, fineMailJob, { user_id: account_id, is_back, ...params });
  }
}
