import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import type { MoveMarks } from '@tangent/domain/distribution/move/store-move.ts';
import { and, eq, gte } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { lockRequest, type RequestRow } from './form-store.ts';
import { formMailJob } from './jobs.ts';
import { getMoveView } from './move-view.ts';

type Act = keyof MoveMarks[string];

/** Records an act at stores of a move; the first day counts. */
export async function markMove(
  tx: Tx,
  id: string,
  { act, store_ids }: { act: Act; store_ids: readonly string[] },
  now: Date,
): Promise<RequestRow> {
  const row = await lockRequest(tx, id);
  const { stores } = await getMoveView(tx, row, now);
  if (store_ids.some((one) => !stores.some(({ store_id }) => store_id === one))) throw new Refusal('not_found');
  return writeMarks(tx, row, { act, store_ids }, now);
}

async function writeMarks(
  tx: Tx,
  { id, move_marks }: RequestRow,
  { act, store_ids }: { act: Act; store_ids: readonly string[] },
  now: Date,
): Promise<RequestRow> {
  const today = utcDay(now.getTime());
  const marks: Record<string, MoveMarks[string]> = { ...move_marks };
  for (const store_id of store_ids) marks[store_id] = { [act]: today, ...marks[store_id] };
  const [changed] = await tx
    .update(form_requests)
    .set({ move_marks: marks })
    .where(eq(form_requests.id, id))
    .returning();
  if (!changed) throw new Error('the request is gone');
  return changed;
}

/** Moves older than this are over, or nobody follows them. */
const FOLLOWED_MS = 180 * 86_400_000;

/** Notifies each artist once of the stores where the old distributor can take the release down now. */
export async function announceMoves(db: Db, now: Date): Promise<void> {
  const isFollowed = and(
    eq(form_requests.form, 'content-relocation'),
    gte(form_requests.created_at, new Date(now.getTime() - FOLLOWED_MS)),
  );
  const rows = await db.select({ id: form_requests.id }).from(form_requests).where(isFollowed);
  for (const { id } of rows) await inTransaction(db, (tx) => announceMove(tx, id, now));
}

/** Marks and email are one transaction, on the locked request: two workers at once notify once, too. */
async function announceMove(tx: Tx, id: string, now: Date): Promise<void> {
  const row = await lockRequest(tx, id);
  const { stores } = await getMoveView(tx, row, now);
  const store_ids = stores
    .filter(({ store_id, state, steps }) => {
      const isNow = state === 'request' && steps.some((step) => step.name === 'request' && step.state === 'now');
      return isNow && row.move_marks[store_id]?.notified === undefined;
    })
    .map(({ store_id }) => store_id);
  if (store_ids.length === 0) return;
  await writeMarks(tx, row, { act: 'notified', store_ids }, now);
  await enqueue(tx, formMailJob, { mail: 'form_move_request', request_id: id });
}
