import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { MAX_UNMATCHED_LINES, UNMATCHED_TOLERANCE_PERCENT } from '@tangent/domain/money/money-limits.ts';
import { addDecimals, type Decimal } from '@tangent/domain/money/royalty/decimal.ts';
import type { ReportProfile } from '@tangent/domain/money/royalty/report-profile.ts';
import { HOLD_REASONS, type HoldReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { isSameReport } from '@tangent/domain/money/royalty/same-report.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import type { OwnParty, SalesFileRow } from '../../store-file/public.ts';
import type { ReportSource } from '../reports/report.ts';
import { findPartyReasons } from './find-party-reasons.ts';
import type { LinePoster } from './line-poster.ts';
import type { RunningStatement } from './statement-store.ts';

/** Declared totals are compared to the cent, or more precisely where they are written more precisely. */
const CENTS = 2;

type Counts = Pick<LinePoster, 'suspense_lines' | 'size_micros' | 'suspense_size_micros'>;

interface HeldReading {
  report: Pick<ReportSource, 'profile' | 'head'>;
  statements: readonly RunningStatement[];
  counts: Counts;
  sender: OwnParty;
}

/**
 * Returns why staff must decide on a report before it is posted, without the reasons that staff has already accepted
 * (docs/standards/reports.md).
 */
export async function findHoldReasons(
  tx: Db | Tx,
  file: Pick<SalesFileRow, 'id' | 'replaces_id' | 'name'>,
  { report, statements, counts, sender }: HeldReading,
): Promise<HoldReason[]> {
  const { profile, head } = report;
  const found = new Set<HoldReason>(await findEarlierReports(tx, file, profile, statements));
  if (isForAnother(head?.recipients ?? [], sender)) found.add('other_recipient');
  for (const reason of await findPartyReasons(tx, { file, head, statements, own: sender })) found.add(reason);
  if (await isInOtherCurrency(tx, statements)) found.add('other_currency');
  if (statements.some(isOff)) found.add('totals_differ');
  if (statements.some(({ rate }) => rate === null)) found.add('rate_missing');
  if (statements.some(({ store_id }) => store_id === null)) found.add('unknown_store');
  const { suspense_lines, size_micros, suspense_size_micros } = counts;
  const isMuch = suspense_size_micros * 100 > size_micros * UNMATCHED_TOLERANCE_PERCENT;
  if (isMuch && suspense_lines > MAX_UNMATCHED_LINES) found.add('much_unmatched');
  return HOLD_REASONS.filter((reason) => found.has(reason));
}

/** Whether a report names recipients, and we are none of them. */
function isForAnother(recipients: readonly string[], { dpid, name }: OwnParty): boolean {
  const own = [dpid, name].map((one) => one.trim().toLowerCase());
  return recipients.length > 0 && !recipients.some((recipient) => own.includes(recipient));
}

/** Months after which a store has a usual currency. */
const USUAL_AFTER_MONTHS = 12;

/** Whether a store that has always reported in one currency does not report in it any more. */
async function isInOtherCurrency(
  tx: Db | Tx,
  statements: readonly Pick<RunningStatement, 'store_id' | 'head'>[],
): Promise<boolean> {
  const ids = JSON.stringify([...new Set(statements.flatMap(({ store_id }) => store_id ?? []))]);
  const { rows } = await tx.execute<{ store_id: string; currency: string }>(sql`
    select s.store_id, min(s.currency) as currency
      from ${sales_statements} s
      join ${sales_files} f on f.id = s.file_id
     where f.state = 'posted' and f.kind = 'report'
       and s.store_id in (select json_array_elements_text(${ids}::json))
     group by s.store_id
    having count(distinct s.currency) = 1 and count(distinct s.period) >= ${USUAL_AFTER_MONTHS}`);
  return rows.some(({ store_id, currency }) => {
    const own = statements.filter((statement) => statement.store_id === store_id);
    return !own.some(({ head }) => head.currency === currency);
  });
}

/** Finds other posted files that already contain these statements. */
export async function findEarlierReports(
  tx: Db | Tx,
  { id, replaces_id }: Pick<SalesFileRow, 'id' | 'replaces_id'>,
  profile: ReportProfile,
  statements: readonly Pick<RunningStatement, 'store_id' | 'first_day' | 'head'>[],
): Promise<HoldReason[]> {
  const keys = statements.map(({ store_id, first_day, head }) => {
    return { store_id, period: first_day, statement_id: head.statement_id };
  });
  const { rows } = await tx.execute<{ profile: ReportProfile; is_period: boolean; is_statement: boolean }>(sql`
    select f.profile, bool_or(s.period = k.period) as is_period, bool_or(s.statement_id = k.statement_id) as is_statement
      from json_to_recordset(${JSON.stringify(keys)}::json) as k(store_id text, period date, statement_id text)
      join ${sales_statements} s on s.store_id = k.store_id and (s.period = k.period or s.statement_id = k.statement_id)
      join ${sales_files} f on f.id = s.file_id
     where f.state = 'posted' and f.kind = 'report' and f.id <> ${id} and f.id is distinct from ${replaces_id}
     group by f.id`);
  const reasons: HoldReason[] = [];
  if (rows.some((row) => row.is_period && isSameReport(row.profile, profile))) reasons.push('same_period');
  if (rows.some((row) => row.is_statement)) reasons.push('same_statement');
  return reasons;
}

/** Checks whether the lines add up to another total than the report declares. */
function isOff({ head: { declared }, gross_amount }: RunningStatement): boolean {
  if (declared === null) return false;
  const total = gross_amount.total();
  const difference = addDecimals(total, { ...declared, digits: -declared.digits });
  return isAtLeast(difference, Math.max(declared.scale, CENTS));
}

/** Checks whether a number is at least one unit of this many decimal places. */
function isAtLeast({ digits, scale }: Decimal, places: number): boolean {
  const size = digits < 0n ? -digits : digits;
  return size >= 10n ** BigInt(Math.max(scale - places, 0)) && size > 0n;
}
