import type { listReceivedShares as listReceivedSharesCall } from '@tangent/contract/money/collaborator.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { payees, split_parts, split_versions } from '@tangent/db/schema/money/split.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import { splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { presentMicros } from '../royalty/public.ts';
import { listShares } from './list-shares.ts';

type Page = z.input<typeof listReceivedSharesCall.response>;
type PayeeTrack = { payee_id: string; track_id: string };

/** Lists tracks of other accounts in which an account has accepted a share. */
export async function listReceivedShares(
  db: Db,
  accountId: string,
  { cursor, now }: { cursor?: string | undefined; now: Date },
): Promise<Page> {
  const all = db
    .selectDistinct({ payee_id: payees.id, track_id: split_versions.track_id })
    .from(payees)
    .innerJoin(split_parts, eq(split_parts.payee_id, payees.id))
    .innerJoin(split_versions, eq(split_versions.id, split_parts.version_id))
    .where(eq(payees.account_id, accountId))
    .as('shared');
  const rows = await db
    .select()
    .from(all)
    .where(cursor === undefined ? undefined : isAfterCursor(cursor))
    .orderBy(desc(all.track_id), desc(all.payee_id))
    .limit(MONEY_ROWS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, MONEY_ROWS_PER_PAGE);
  const shares = await listShares(db, visible, toPeriod(now.toISOString()));
  const earned = await sumByTrack(db, visible);
  return {
    items: shares.map(({ effective_from: _, ...share }) => ({
      ...share,
      earned_micros: presentMicros(earned.get(shareKey(share)) ?? '0'),
    })),
    next_cursor: last ? formatCursor(last) : null,
    total: await db.$count(all),
  };
}

function formatCursor({ track_id, payee_id }: PayeeTrack): string {
  return `${track_id}.${payee_id}`;
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const CURSOR = new RegExp(`^(${ID})\\.(${ID})$`);

function isAfterCursor(cursor: string) {
  const [, track_id, payee_id] = CURSOR.exec(cursor) ?? [];
  if (track_id === undefined || payee_id === undefined) throw new Refusal('malformed_request');
  return sql`("shared"."track_id", "shared"."id") < (${track_id}::uuid, ${payee_id}::uuid)`;
}

const shareKey = ({ payee_id, track_id }: PayeeTrack) => `${payee_id} ${track_id}`;

async function sumByTrack(db: Db, pairs: readonly PayeeTrack[]): Promise<Map<string, string>> {
  if (pairs.length === 0) return new Map();
  const { holder_id, track_id, amount_micros } = royalty_store_totals;
  const rows = await db
    .select({ payee_id: holder_id, track_id, amount: sql<string>`sum(${amount_micros})` })
    .from(royalty_store_totals)
    .where(
      inArray(
        holder_id,
        pairs.map(({ payee_id }) => payee_id),
      ),
    )
    .groupBy(holder_id, track_id);
  return new Map(rows.map((row) => [shareKey(row), row.amount]));
}
