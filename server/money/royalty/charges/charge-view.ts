import type { RoyaltyEntryDetail } from '@tangent/contract/money/royalty-entry.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { findNoDispute, getLastDisputeDay } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { findDisputeOf } from '../disputes/dispute-views.ts';
import { presentMicros } from '../present-micros.ts';
import { listReturns } from './returned.ts';

/** Returns what followed a fine or a fee: how much came back, and its dispute. */
export async function getChargeView(db: Db, chargeId: string, now: Date): Promise<RoyaltyEntryDetail['charge']> {
  const [charge] = await db.select().from(royalty_charges).where(eq(royalty_charges.id, chargeId));
  if (charge === undefined) return null;
  const returned = (await listReturns(db, [chargeId])).get(chargeId);
  const dispute = await findDisputeOf(db, chargeId);
  const posted_on = utcDay(charge.posted_at.getTime());
  const facts = {
    ...charge,
    posted_on,
    returned_micros: returned?.micros ?? 0n,
    is_reversed: charge.reversed_at !== null,
    is_disputed: dispute !== null,
  };
  return {
    returned_micros: presentMicros(facts.returned_micros),
    returned_by: returned?.transaction_id ?? null,
    returns: await findEntryOf(db, charge.returns_id),
    dispute,
    disputable_until: findNoDispute(facts, utcDay(now.getTime())) === null ? getLastDisputeDay(posted_on) : null,
  };
}

async function findEntryOf(db: Db, chargeId: string | null): Promise<string | null> {
  if (chargeId === null) return null;
  const [charge] = await db.select().from(royalty_charges).where(eq(royalty_charges.id, chargeId));
  return charge === undefined ? null : buildTransactionId(charge);
}
