import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { postTransaction, type Side } from '../../ledger/public.ts';
import { listChargeSides } from './charge-sides.ts';
import { listHolderSides, sumRevenue } from './holder-sides.ts';
import type { PostingRow } from './insert-posting.ts';
import { addToTotals } from './posting-totals.ts';
import { listReversalSides } from './reversal-sides.ts';

/**
 * Adds a posting, whose entries exist, to the ledger and to the totals of the screens. `sides` are the sources of the
 * money: amounts owed by stores, or suspense. The other sides are the holders' earnings, our share, and the difference
 * from rounding each line separately. Returns the id of the ledger transaction.
 */
export async function bookPosting(
  tx: Tx,
  { id, posting_no, kind, at, actor_id }: PostingRow,
  { sides, note }: { sides: readonly Side[]; note?: string },
): Promise<string> {
  await addToTotals(tx, posting_no);
  const listSides = kind === 'reversal' ? listReversalSides : listHolderSides;
  const all: Side[] = [...sides, ...(await listSides(tx, posting_no)), ...(await listChargeSides(tx, posting_no))];
  all.push({ ref: { kind: 'platform_revenue' }, amount_micros: -(await sumRevenue(tx, posting_no)) });
  const rest = all.filter(isHome).reduce((sum, { amount_micros }) => sum + amount_micros, 0n);
  all.push({ ref: { kind: 'rounding' }, amount_micros: -rest });
  const { id: transaction_id } = await postTransaction(tx, {
    key: `${kind}:${id}`,
    kind,
    at,
    actor_id,
    subject_id: id,
    sides: all,
    ...(note === undefined ? {} : { note }),
  });
  return transaction_id;
}

function isHome({ ref }: Side): boolean {
  return !('currency' in ref) || ref.currency === HOME_CURRENCY;
}
