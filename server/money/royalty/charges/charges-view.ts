import type { listRoyaltyCharges } from '@tangent/contract/money/royalty-charge.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { ROYALTY_CHARGES_MAX } from '@tangent/domain/money/money-limits.ts';
import { getFirstDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { presentMicros } from '../present-micros.ts';
import { listReturns } from './returned.ts';

type Query = z.output<typeof listRoyaltyCharges.query> & { period?: string };
type Page = z.input<typeof listRoyaltyCharges.response>;

/** Lists the fines and fees that an account bears. */
export async function listChargesView(
  db: Db | Tx,
  accountId: string,
  { release, platform, period }: Query,
): Promise<Page> {
  const c = royalty_charges;
  const filter = and(
    eq(c.account_id, accountId),
    isNull(c.reversed_at),
    release === undefined ? undefined : eq(c.release_id, release),
    platform === undefined ? undefined : eq(c.store_id, platform),
    period === undefined ? undefined : eq(c.period, getFirstDay(period)),
  );
  const rows = await db
    .select({
      charge: c,
      store: stores.name,
      track: tracks.title,
      release: releases.title,
      dispute: fine_disputes.state,
    })
    .from(c)
    .innerJoin(stores, eq(stores.id, c.store_id))
    .leftJoin(tracks, eq(tracks.id, c.track_id))
    .leftJoin(releases, eq(releases.id, c.release_id))
    .leftJoin(fine_disputes, eq(fine_disputes.charge_id, c.id))
    .where(filter)
    .orderBy(desc(c.posted_at), desc(c.file_no), asc(c.line_no), asc(c.part))
    .limit(ROYALTY_CHARGES_MAX);
  const returns = await listReturns(
    db,
    rows.map(({ charge }) => charge.id),
  );
  const [sums] = await db
    .select({ total: sql<number>`count(*)::int`, micros: sql<string>`coalesce(sum(${c.amount_micros}), 0)` })
    .from(c)
    .where(filter);
  return {
    items: rows.map(({ charge, store, track, release: title, dispute }) => ({
      transaction_id: buildTransactionId(charge),
      kind: charge.kind,
      platform: { id: charge.store_id, name: store },
      track: { id: charge.track_id, title: track },
      release: title === null ? null : { id: charge.release_id, title },
      period: toPeriod(charge.period),
      amount_micros: presentMicros(charge.amount_micros),
      posted_at: charge.posted_at.toISOString(),
      returned_micros: presentMicros(returns.get(charge.id)?.micros ?? 0n),
      returned_at: returns.get(charge.id)?.at.toISOString() ?? null,
      dispute,
    })),
    total: sums?.total ?? 0,
    amount_micros: presentMicros(sums?.micros ?? '0'),
  };
}
