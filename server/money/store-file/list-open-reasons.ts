import type { HoldReason } from '@tangent/domain/money/royalty/sales-file.ts';
import type { SalesFileRow } from './sales-file-row.ts';

/** Reasons that staff cannot simply accept: they need a missing fact. */
const NEED_FACTS: readonly HoldReason[] = ['rate_missing', 'unknown_store'];
const ABOUT_EARLIER: readonly HoldReason[] = ['same_period', 'same_statement', 'same_day'];

/** Lists the hold reasons that staff has not accepted. A replacement must not meet yet another earlier file. */
export function listOpenReasons(file: SalesFileRow, reasons: readonly HoldReason[]): HoldReason[] {
  if (file.decision !== 'post' && file.decision !== 'replace') return [...reasons];
  const resolved = new Set(file.hold_reasons.filter((reason) => !NEED_FACTS.includes(reason)));
  if (file.decision === 'replace') for (const reason of ABOUT_EARLIER) resolved.delete(reason);
  // Staff has decided whose file it is, so the store that its name tells is answered as well.
  if (resolved.has('sender_mismatch')) resolved.add('file_name_mismatch');
  return reasons.filter((reason) => !resolved.has(reason));
}
