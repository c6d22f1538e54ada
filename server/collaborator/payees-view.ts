import type { listPayees as listPayeesCall, Payee } from '@tangent/contract/collaborator.ts';
import { royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import { payees } from '@tangent/db/schema/split.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money-limits.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../platform/sql/open-database.ts';
import { formatPlace, olderThan } from '../platform/sql/place.ts';
import { presentMicros } from '../royalty/public.ts';
import type { PayeeRow } from './payee-store.ts';
import { sumWaiting } from './sum-waiting.ts';

type Page = z.input<typeof listPayeesCall.response>;

/** Everybody with a share in tracks of an account, who was named last first. */
export async function listPayees(db: Db, ownerId: string, cursor?: string): Promise<Page> {
  const ofOwner = eq(payees.owner_id, ownerId);
  const rows = await db
    .select()
    .from(payees)
    .where(cursor === undefined ? ofOwner : and(ofOwner, olderThan(payees.created_at, payees.id, cursor)))
    .orderBy(desc(payees.created_at), desc(payees.id))
    .limit(MONEY_ROWS_PER_PAGE + 1);
  const shown = rows.slice(0, MONEY_ROWS_PER_PAGE);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: await presentPayees(db, shown),
    next_cursor: last ? formatPlace({ at: last.created_at, id: last.id }) : null,
    total: await db.$count(payees, ofOwner),
  };
}

/** Payees as their owner sees them, with what they earned and what waits for them. */
export async function presentPayees(db: Db, rows: readonly PayeeRow[]): Promise<Payee[]> {
  const ids = rows.map(({ id }) => id);
  const [earned, waiting] = [await sumEarned(db, ids), await sumWaiting(db, ids)];
  return rows.map(({ id, name, email, state, invited_at, answered_at }) => ({
    id,
    name,
    email,
    state,
    invited_at: invited_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    earned_micros: presentMicros(earned.get(id) ?? '0'),
    waiting_micros: state === 'claimed' ? 0 : presentMicros(waiting.get(id) ?? 0n),
  }));
}

async function sumEarned(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { holder_id, amount_micros } = royalty_store_totals;
  const rows = await db
    .select({ holder_id, amount: sql<string>`sum(${amount_micros})` })
    .from(royalty_store_totals)
    .where(inArray(holder_id, [...ids]))
    .groupBy(holder_id);
  return new Map(rows.map((row) => [row.holder_id, row.amount]));
}
