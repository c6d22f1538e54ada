import type { openFineDispute } from '@tangent/contract/money/fine-dispute.ts';
import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { findNoDispute } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { parseTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { byUser, recordAction } from '../../../identity/audit/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { insertDispute } from './dispute-store.ts';

type Wanted = z.output<typeof openFineDispute.body> & { transaction_id: string };

/**
 * Disputes a fine for the account that bears it. A line that is no fine of the account, also a share in a track
 * of another one, is refused as if it did not exist. Returns the id of the dispute.
 */
export async function openDispute(
  tx: Tx,
  actor: Pick<Actor, 'user_id'>,
  { transaction_id, reason, note }: Wanted,
  at: Date,
): Promise<string> {
  const position = parseTransactionId(transaction_id);
  if (position === null) throw new Refusal('not_found');
  const { account_id, file_no, line_no, part } = royalty_charges;
  const [charge] = await tx
    .select()
    .from(royalty_charges)
    .where(
      and(
        eq(account_id, actor.user_id),
        eq(file_no, position.file_no),
        eq(line_no, position.line_no),
        eq(part, position.part),
      ),
    )
    .for('update');
  if (!charge) throw new Refusal('not_found');
  const facts = {
    ...charge,
    returned_micros: await sumReturned(tx, charge.id),
    posted_on: utcDay(charge.posted_at.getTime()),
    is_reversed: charge.reversed_at !== null,
    is_disputed: (await tx.$count(fine_disputes, eq(fine_disputes.charge_id, charge.id))) > 0,
  };
  if (findNoDispute(facts, utcDay(at.getTime())) !== null) throw new Refusal('fine_not_disputable');
  const by = byUser(actor);
  const id = await insertDispute(tx, { account_id: actor.user_id, charge_id: charge.id, reason, note }, { by, at });
  await recordAction(tx, 'fine_dispute.opened', {
    by,
    subject: { kind: 'fine_dispute', id },
    details: { reason, transaction_id, store_id: charge.store_id },
    at,
  });
  return id;
}

async function sumReturned(tx: Tx, chargeId: string): Promise<bigint> {
  const { returns_id, amount_micros, reversed_at } = royalty_charges;
  const [row] = await tx
    .select({ micros: sql<string>`coalesce(sum(${amount_micros}), 0)` })
    .from(royalty_charges)
    .where(and(eq(returns_id, chargeId), sql`${reversed_at} is null`));
  return BigInt(row?.micros ?? '0');
}
