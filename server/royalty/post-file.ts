import type { HoldReason } from '@tangent/domain/royalty/sales-file.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { bookPosting } from './book-posting.ts';
import { findHoldReasons } from './find-hold-reasons.ts';
import type { PostingRow } from './insert-posting.ts';
import { keepRecoupments } from './keep-recoupments.ts';
import type { Reading } from './read-report.ts';
import type { SalesFileRow } from './receive-file.ts';
import { sidesOfStatement } from './statement-sides.ts';
import { writeStatements } from './statement-store.ts';

/** These are not answered by a person who says that it is fine. */
const NEED_FACTS: readonly HoldReason[] = ['rate_missing', 'unknown_store'];
const ABOUT_EARLIER: readonly HoldReason[] = ['same_period', 'same_statement'];

/** Of the reasons to look first those that nobody has answered. What was posted in place of an earlier file may meet no other one. */
export function openReasons(file: SalesFileRow, reasons: readonly HoldReason[]): HoldReason[] {
  if (file.answer !== 'post' && file.answer !== 'replace') return [...reasons];
  const answered = new Set(file.hold_reasons.filter((reason) => !NEED_FACTS.includes(reason)));
  if (file.answer === 'replace') for (const reason of ABOUT_EARLIER) answered.delete(reason);
  return reasons.filter((reason) => !answered.has(reason));
}

export function reasonsOf(tx: Tx, file: SalesFileRow, { report, statements, lines }: Reading): Promise<HoldReason[]> {
  return findHoldReasons(tx, file, { profile: report.profile, statements, counts: lines });
}

/** Books a report whose entries are written. */
export async function postReading(tx: Tx, file: SalesFileRow, posting: PostingRow, reading: Reading): Promise<void> {
  const { statements, catalogue } = reading;
  await keepRecoupments(tx, posting.posting_no, [...catalogue.versions.values()]);
  await writeStatements(tx, file.id, statements);
  const sides = statements.flatMap(({ store_id, rate, head, gross_amount, suspense_micros }) => {
    if (store_id === null || rate === null) throw new Error('a statement without a store or a rate is not posted');
    const [gross, suspense] = [gross_amount.total(), suspense_micros.total()];
    const { currency } = head;
    return sidesOfStatement({ store_id, currency, gross_amount: gross, rate: rate.rate, suspense_micros: suspense });
  });
  await bookPosting(tx, posting, { sides });
}
