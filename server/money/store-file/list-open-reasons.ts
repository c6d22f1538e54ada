import type { HoldReason } from '@tangent/domain/royalty/sales-file.ts';
import type { SalesFileRow } from './sales-file-row.ts';

/** These are not answered by a person who says that it is fine. */
const NEED_FACTS: readonly HoldReason[] = ['rate_missing', 'unknown_store'];
const ABOUT_EARLIER: readonly HoldReason[] = ['same_period', 'same_statement', 'same_day'];

/** Of the reasons to look first those that nobody has answered. What was posted in place of an earlier file may meet no other one. */
export function listOpenReasons(file: SalesFileRow, reasons: readonly HoldReason[]): HoldReason[] {
  if (file.decision !== 'post' && file.decision !== 'replace') return [...reasons];
  const resolved = new Set(file.hold_reasons.filter((reason) => !NEED_FACTS.includes(reason)));
  if (file.decision === 'replace') for (const reason of ABOUT_EARLIER) resolved.delete(reason);
  return reasons.filter((reason) => !resolved.has(reason));
}
