import type { HoldReason } from '@tangent/domain/royalty/sales-file.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { SalesFileRow } from '../store-file/public.ts';
import { bookPosting } from './book-posting.ts';
import { findHoldReasons } from './find-hold-reasons.ts';
import type { PostingRow } from './insert-posting.ts';
import type { Reading } from './read-report.ts';
import { saveRecoupments } from './save-recoupments.ts';
import { buildStatementSides } from './statement-sides.ts';
import { writeStatements } from './statement-store.ts';

export function listHoldReasons(
  tx: Tx,
  file: SalesFileRow,
  { report, statements, lines }: Reading,
): Promise<HoldReason[]> {
  return findHoldReasons(tx, file, { profile: report.profile, statements, counts: lines });
}

/** Posts a report whose entries are written. */
export async function postReading(tx: Tx, file: SalesFileRow, posting: PostingRow, reading: Reading): Promise<void> {
  const { statements, catalogue } = reading;
  await saveRecoupments(tx, posting.posting_no, [...catalogue.versions.values()]);
  await writeStatements(tx, file.id, statements);
  const sides = statements.flatMap(({ store_id, rate, head, gross_amount, suspense_micros }) => {
    if (store_id === null || rate === null) throw new Error('a statement without a store or a rate cannot be posted');
    const [gross, suspense] = [gross_amount.total(), suspense_micros.total()];
    const { currency } = head;
    return buildStatementSides({ store_id, currency, gross_amount: gross, rate: rate.rate, suspense_micros: suspense });
  });
  await bookPosting(tx, posting, { sides });
}
