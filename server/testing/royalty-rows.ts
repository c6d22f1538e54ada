import { withdrawals } from '@tangent/db/schema/payout.ts';
import { royalty_entries } from '@tangent/db/schema/royalty.ts';
import { sales_files, sales_postings, sales_statements } from '@tangent/db/schema/sales.ts';
import { centsToMicros } from '@tangent/domain/money.ts';
import type { WithdrawalState } from '@tangent/domain/payout/withdrawal.ts';
import { getFirstDay } from '@tangent/domain/royalty/period.ts';
import { computeNet } from '@tangent/domain/royalty/share.ts';
import { sql } from 'drizzle-orm';
import { type LedgerRef, postTransaction } from '../ledger/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { ensurePartition } from '../royalty/ensure-partition.ts';
import type { TestApp } from './test-app.ts';

/** What one person gets of a line, and where it stands in the books. */
type PostedPart = { holder_id: string; is_share?: boolean; amount_micros: bigint; ref?: LedgerRef };

export interface PostedLine {
  track_id: string;
  gross_micros: bigint;
  country?: string;
  sale_date?: string;
  units?: number;
  /** Of the plan; 8,500 unless said. */
  share_basis_points?: number;
  recouped_micros?: bigint;
  split_version_id?: string;
  part?: number;
  line_no?: number;
  /** The owner alone gets the net when there are none. */
  parts?: readonly PostedPart[];
}

export interface PostedReport {
  owner_id: string;
  store_id: string;
  /** `2027-01` */
  period: string;
  lines: readonly PostedLine[];
  name?: string;
  currency?: string;
  rate?: string;
  /** The file that this one takes back. */
  reverses_id?: string;
}

/** A report as posting leaves it behind, with made-up lines: file, statement, entries, sums and books. */
export async function addPostedReport(app: TestApp, report: PostedReport) {
  await ensurePartition(app.db, getFirstDay(report.period));
  const at = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    const { file_id, ...rest } = await addFile(tx, report, at);
    const kind = report.reverses_id === undefined ? 'report' : 'reversal';
    const [posting] = await tx.insert(sales_postings).values({ file_id, kind, at }).returning();
    const { id: subject_id = '', posting_no = 0 } = posting ?? {};
    const entries = report.lines.flatMap((line, index) => listEntries(report, line, index + 1));
    const rows = entries.map(({ ref: _, ...entry }) => ({ ...entry, ...rest, posting_no }));
    await tx.insert(royalty_entries).values(rows);
    await tx.execute(addEntryTotals('store_id', posting_no));
    await tx.execute(addEntryTotals('country', posting_no));
    const owed = entries.map(({ ref, amount_micros }) => ({ ref, amount_micros: -amount_micros }));
    const total = owed.reduce((sum, { amount_micros }) => sum + amount_micros, 0n);
    const ref = { kind: 'store_receivable', store_id: report.store_id, currency: 'USD' } as const;
    const sides = [...owed, { ref, amount_micros: -total }];
    await postTransaction(tx, { key: `posting:${subject_id}`, kind, at, actor_id: null, subject_id, sides });
    return { file_id, file_no: rest.file_no, posting_no };
  });
}

async function addFile(tx: Tx, report: PostedReport, at: Date) {
  const { store_id, lines, reverses_id, currency = 'USD', rate = null } = report;
  const period = getFirstDay(report.period);
  const [file] = await tx
    .insert(sales_files)
    .values({
      name: report.name ?? `${store_id}-${report.period}.csv`,
      size_bytes: 1,
      state: 'posted',

      source: 'command',
      received_at: at,
      posted_at: at,
      ...(reverses_id === undefined ? {} : { kind: 'reversal', reverses_id }),
    })
    .returning();
  const { id: file_id = '', file_no = 0 } = file ?? {};
  const [statement] = await tx
    .insert(sales_statements)
    .values({
      file_id,
      store_id,
      period,
      currency,
      rate,
      rate_date: rate && period,
      lines: lines.length,
      units: 0,

      statement_id: `${store_id}-${report.period}-${file_no}`,
      rate_source: rate ? 'table' : 'home',
      gross_amount: '0',
    })
    .returning();
  return { file_id, file_no, period, store_id, statement_no: statement?.statement_no ?? 0 };
}

function listEntries({ owner_id, rate }: PostedReport, line: PostedLine, number: number) {
  const { gross_micros, country = 'US', sale_date = null, units = 1, share_basis_points = 8_500 } = line;
  const { track_id, recouped_micros = 0n, split_version_id = null, part = 0, line_no = number } = line;
  const net_micros = computeNet(gross_micros, share_basis_points);
  const parts = line.parts ?? [{ holder_id: owner_id, amount_micros: net_micros }];
  const gross_amount = String(Number(gross_micros) / 1_000_000 / Number(rate ?? 1));
  return parts.map(({ holder_id, is_share = false, amount_micros, ref }) => ({
    holder_id,
    is_share: is_share ? 1 : 0,
    line_no,
    part,
    country,
    sale_date,
    track_id,
    units,
    gross_amount,

    gross_micros,
    share_basis_points,
    net_micros,
    recouped_micros,
    split_version_id,
    amount_micros,
    ref: ref ?? ({ kind: 'artist_payable', account_id: owner_id } satisfies LedgerRef),
  }));
}

function addEntryTotals(by: 'store_id' | 'country', postingNo: number) {
  const table = by === 'country' ? 'royalty_country_totals' : 'royalty_store_totals';
  const sums = ['lines', 'units', 'gross_micros', 'net_micros', 'amount_micros'];
  return sql.raw(`
    insert into ${table} (holder_id, period, ${by}, track_id, is_share, ${sums.join(', ')})
    select holder_id, period, ${by}, track_id, is_share, count(*), sum(units), sum(gross_micros), sum(net_micros),
           sum(amount_micros) from royalty_entries where posting_no = ${postingNo} group by 1, 2, 3, 4, 5
    on conflict (holder_id, period, ${by}, track_id) do update
       set ${sums.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ')}`);
}

/** A withdrawal as it stands in its life, with what it did to the books. */
export async function addWithdrawal(app: TestApp, accountId: string, amount_cents: number, state: WithdrawalState) {
  const at = app.clock.now();
  const amount_micros = centsToMicros(amount_cents);
  return inTransaction(app.db, async (tx) => {
    const [row] = await tx
      .insert(withdrawals)
      .values({
        account_id: accountId,
        state,
        amount_cents,
        fee_cents: 0,
        method: 'stripe',
        destination_id: 'acct_1',

        destination: 'Bank',
        plan: 'free',
        requested_at: at,
        expected_on: '2027-06-01',
        needs_approval: false,
      })
      .returning({ id: withdrawals.id });
    const id = row?.id ?? '';
    const movement = { at, actor_id: null, subject_id: id };
    const payable = { kind: 'artist_payable', account_id: accountId } as const;
    const transit = { kind: 'payout_transit' } as const;
    const sides = [
      { ref: payable, amount_micros },
      { ref: transit, amount_micros: -amount_micros },
    ];
    await postTransaction(tx, { ...movement, key: `withdrawal:${id}`, kind: 'withdrawal', sides });
    return id;
  });
}
