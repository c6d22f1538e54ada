import type { listPayees as listPayeesCall, Payee } from '@tangent/contract/money/collaborator.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { findRefusals } from '../../messaging/mail/public.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { presentMicros } from '../royalty/public.ts';
import { computeWaiting } from './compute-waiting.ts';
import type { PayeeRow } from './payee-store.ts';

type Page = z.input<typeof listPayeesCall.response>;

/** Lists all payees with a share in tracks of an account, the most recently named first. */
export async function listPayees(db: Db, ownerId: string, cursor?: string): Promise<Page> {
  const byOwner = eq(payees.owner_id, ownerId);
  const rows = await db
    .select()
    .from(payees)
    .where(cursor === undefined ? byOwner : and(byOwner, olderThan(payees.created_at, payees.id, cursor)))
    .orderBy(desc(payees.created_at), desc(payees.id))
    .limit(MONEY_ROWS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, MONEY_ROWS_PER_PAGE);
  return {
    items: await presentPayees(db, ownerId, visible),
    next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
    total: await db.$count(payees, byOwner),
  };
}

/** Presents payees to their owner, with their earnings and their waiting money. */
export async function presentPayees(db: Db, ownerId: string, rows: readonly PayeeRow[]): Promise<Payee[]> {
  const ids = rows.map(({ id }) => id);
  const [earned, waiting] = [await computeEarned(db, ids), await computeWaiting(db, ids)];
  const refusals = await findRefusals(
    db,
    ownerId,
    rows.map(({ email }) => email),
  );
  return rows.map(({ id, name, email, state, invited_at, answered_at }) => ({
    id,
    name,
    email,
    state,
    invited_at: invited_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    mail_refusal: state === 'claimed' ? null : (refusals.get(email)?.answer ?? null),
    earned_micros: presentMicros(earned.get(id) ?? '0'),
    waiting_micros: state === 'claimed' ? 0 : presentMicros(waiting.get(id) ?? 0n),
  }));
}

async function computeEarned(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { holder_id, amount_micros } = royalty_store_totals;
  const rows = await db
    .select({ holder_id, amount: sql<string>`sum(${amount_micros})` })
    .from(royalty_store_totals)
    .where(inArray(holder_id, [...ids]))
    .groupBy(holder_id);
  return new Map(rows.map((row) => [row.holder_id, row.amount]));
}
