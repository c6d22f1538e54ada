import type { RoyaltyEntry } from '@tangent/contract/money/royalty-entry.ts';
import { getPaymentDueOn } from '@tangent/domain/money/ledger/account-figures.ts';
import { fromKindNumber } from '@tangent/domain/money/royalty/line-kind.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { presentMicros } from '../present-micros.ts';
import type { EntryRow } from './list-entries.ts';
import { isPaid, type PaidMark } from './paid-mark.ts';

export function presentEntry(row: EntryRow, mark: PaidMark): RoyaltyEntry {
  return {
    transaction_id: buildTransactionId(row),
    kind: fromKindNumber(row.kind),
    dispute: row.dispute,
    returned_on: row.returned_on,
    status: isPaid(mark, row) ? 'paid' : 'pending',
    received: row.received,
    payment_due_on: getPaymentDueOn(toPeriod(row.period)),
    period: toPeriod(row.period),
    date: row.sale_date,
    platform: { id: row.store_id, name: row.store_name },
    country: row.country,
    track: {
      id: row.track_id,
      title: row.title,
      version_type: row.version_type,
      version_title: row.version_title,
      artist: row.artist,
      isrc: row.isrc,
    },
    release: row.release_id === null ? null : { id: row.release_id, title: row.release_title ?? '' },
    statement_id: row.statement_id,
    units: Number(row.units),
    gross_micros: presentMicros(row.gross_micros),
    amount_micros: presentMicros(row.amount_micros),
    is_share: row.is_share === 1,
  };
}
