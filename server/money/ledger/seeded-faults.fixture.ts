import type { LedgerRule } from '@tangent/domain/money/ledger/ledger-check.ts';
import { type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { MoneyWorld } from '../../testing/harness/money-world.ts';

/** A mistake in a ledger that was correct before. */
export interface SeededFault {
  mistake: string;
  seed(tx: Tx, world: MoneyWorld, now: Date): Promise<unknown>;
  /** Rules that it breaks; it may break others too. */
  breaks: readonly LedgerRule[];
  /** The error with which the database refuses it. */
  refusal?: string;
}

const run = (query: SQL) => (tx: Tx) => tx.execute(query);

const selectTransaction = (kind: string) =>
  sql`(select id from ledger_transactions where kind = ${kind} order by number limit 1)`;
const selectAccount = (kind: string) => sql`(select id from ledger_accounts where kind = ${kind} order by key limit 1)`;

/** Posts a transaction again: under another key, its sides multiplied by a factor. */
const again =
  (kind: string, times: number, change: { at?: SQL; subject?: SQL } = {}) =>
  async (tx: Tx) => {
    const id = uuidv7();
    await tx.execute(sql`
      insert into ledger_transactions (id, key, kind, at, subject_id)
      select ${id}, key || ':again', kind, ${change.at ?? sql`at`}, ${change.subject ?? sql`subject_id`}
        from ledger_transactions where id = ${selectTransaction(kind)}`);
    await tx.execute(sql`
      insert into ledger_postings (transaction_id, position, ledger_account_id, currency, amount_micros)
      select ${id}, position, ledger_account_id, currency, amount_micros * ${times}
        from ledger_postings where transaction_id = ${selectTransaction(kind)}`);
  };

const LAST_ENTRY = sql`(holder_id, period, file_no, line_no, part) = (
  select holder_id, period, file_no, line_no, part from royalty_entries
   where is_share = 0 order by period, file_no desc, line_no, part limit 1)`;

export const SEEDED_FAULTS: readonly SeededFault[] = [
  {
    mistake: 'a lost update of a total',
    seed: run(sql`update royalty_store_totals set amount_micros = amount_micros - 1, lines = lines - 1
      where ctid = (select min(ctid) from royalty_store_totals)`),
    breaks: ['totals'],
  },
  {
    mistake: 'a fine that is not listed',
    seed: run(sql`delete from royalty_charges where returns_id is not null`),
    breaks: ['charges'],
  },
  {
    mistake: 'money that takes back itself',
    seed: run(sql`update royalty_charges set returns_id = id where returns_id is not null`),
    breaks: ['charges'],
  },
  {
    mistake: 'a fine that is listed with another amount',
    seed: run(sql`update royalty_charges set amount_micros = amount_micros - 1 where returns_id is null`),
    breaks: ['charges'],
  },
  {
    mistake: 'a fine in force of a reversed report',
    seed: run(sql`update royalty_charges set reversed_at = posted_at where returns_id is null`),
    breaks: ['charges'],
  },
  {
    mistake: 'a dispute of another account',
    seed: (tx, { account_ids }) => tx.execute(sql`update fine_disputes set account_id = ${account_ids[1]}`),
    breaks: ['charges'],
  },
  { mistake: 'a report that was posted twice', seed: again('report', 1), breaks: ['booked_once', 'owed', 'clearing'] },
  {
    mistake: 'a transaction with one side',
    seed: (tx) =>
      tx.execute(
        sql`delete from ledger_postings where transaction_id = ${selectTransaction('withdrawal')} and position = 2`,
      ),
    breaks: ['balanced'],
    refusal: 'append only',
  },
  {
    mistake: 'a side that was added later',
    seed: run(
      sql`insert into ledger_postings values (${selectTransaction('withdrawal')}, 3, ${selectAccount('platform_revenue')}, 'USD', 1)`,
    ),
    breaks: ['balanced', 'clearing', 'closed_months'],
    refusal: 'ledger_postings_balance',
  },
  {
    mistake: 'money in the wrong currency',
    seed: run(sql`
      with made as (
        insert into ledger_transactions (id, key, kind, at) values (${uuidv7()}, 'wrong', 'correction', '2020-01-01') returning id)
      insert into ledger_postings select id, side, ${selectAccount('platform_revenue')}, 'EUR', 2 * side - 3
        from made, generate_series(1, 2) side`),
    breaks: ['balanced'],
    refusal: 'ledger_postings_currency',
  },
  {
    mistake: 'a micro-dollar that rounding invented',
    seed: run(
      sql`update royalty_entries set net_micros = net_micros + 1, amount_micros = amount_micros + 1 where ${LAST_ENTRY}`,
    ),
    breaks: ['lines', 'totals', 'owed'],
    refusal: 'append only',
  },
  {
    mistake: 'a line whose parts do not add up',
    seed: run(sql`update royalty_entries set amount_micros = amount_micros - 1
      where is_share = 1 and ctid = (select min(ctid) from royalty_entries where is_share = 1)`),
    breaks: ['lines', 'totals', 'owed'],
    refusal: 'append only',
  },
  {
    mistake: 'a line of which its only owner gets too little',
    seed: run(sql`update royalty_entries set amount_micros = amount_micros - 1
      where split_version_id is null and ctid = (select min(ctid) from royalty_entries where split_version_id is null)`),
    breaks: ['lines', 'totals', 'owed'],
    refusal: 'append only',
  },
  {
    mistake: 'a report that was posted without a rate',
    seed: run(sql`update sales_statements set rate = null
      where file_id = (select id from sales_files where state = 'posted' and kind = 'report' order by file_no limit 1)`),
    breaks: ['lines'],
  },
  {
    mistake: 'parts that add up but went to the wrong holders',
    seed: run(sql`update royalty_entries e set amount_micros = amount_micros + case is_share when 0 then 9 else -9 end
      where (period, file_no, line_no) = (select period, file_no, line_no from royalty_entries where is_share = 1 limit 1)`),
    breaks: ['lines', 'owed'],
    refusal: 'append only',
  },
  {
    mistake: 'a split of more than the whole',
    seed: run(sql`update split_parts set share_basis_points = share_basis_points + 1
      where ctid = (select min(ctid) from split_parts)`),
    breaks: ['lines'],
  },
  {
    mistake: 'a transaction in a closed month',
    seed: again('report', 1, { subject: sql`null` }),
    breaks: ['closed_months', 'booked_once'],
    refusal: 'ledger_transactions_open_month',
  },
  {
    mistake: 'a transaction without its sides',
    seed: run(sql`delete from ledger_postings where transaction_id = ${selectTransaction('withdrawal')}`),
    breaks: ['booked_once', 'owed', 'clearing', 'closed_months'],
    refusal: 'append only',
  },
  {
    mistake: 'sides without their transaction',
    seed: run(sql`delete from ledger_transactions where id = ${selectTransaction('store_payment')}`),
    breaks: ['booked_once', 'replay', 'closed_months'],
    refusal: 'append only',
  },
  {
    mistake: 'a withdrawal whose key was used by another one',
    seed: run(sql`
      insert into withdrawals (id, account_id, state, amount_cents, fee_cents, method, destination_id, destination, plan,
                               requested_at, expected_on, needs_approval)
      select ${uuidv7()}, account_id, 'paid', amount_cents, 0, method, '', '', plan, requested_at, expected_on, false
        from withdrawals limit 1`),
    breaks: ['booked_once', 'owed', 'conserved'],
  },
  {
    mistake: 'a transaction with reversed signs',
    seed: run(
      sql`update ledger_postings set amount_micros = -amount_micros where transaction_id = ${selectTransaction('report')}`,
    ),
    breaks: ['booked_once', 'owed', 'clearing', 'conserved'],
    refusal: 'append only',
  },
  {
    mistake: 'a withdrawal from the balance of another account',
    seed: run(sql`update ledger_postings p set ledger_account_id = (
        select id from ledger_accounts where kind = 'artist_payable' and id <> p.ledger_account_id limit 1)
      where transaction_id = ${selectTransaction('withdrawal')} and amount_micros > 0`),
    breaks: ['booked_once', 'owed', 'closed_months'],
    refusal: 'append only',
  },
  {
    mistake: 'more withdrawn than the balance',
    seed: again('withdrawal', 1_000_000),
    breaks: ['no_debts', 'booked_once', 'owed', 'clearing'],
    refusal: 'ledger_transactions_open_month',
  },
  {
    mistake: 'a payout that was posted as sent twice',
    seed: again('withdrawal_paid', 1),
    breaks: ['booked_once', 'clearing'],
    refusal: 'ledger_transactions_open_month',
  },
  {
    mistake: 'a line in suspense that was matched without its money',
    seed: run(sql`update suspense_lines set state = 'matched' where state = 'open'`),
    breaks: ['lines', 'clearing'],
  },
  {
    mistake: 'a rate that was applied twice',
    seed: run(sql`update ledger_postings set amount_micros = amount_micros * 10842 / 10000
      where ledger_account_id = (select id from ledger_accounts where key = 'exchange:USD')`),
    breaks: ['balanced', 'clearing'],
    refusal: 'append only',
  },
  {
    mistake: 'a line that is missing among the entries',
    seed: run(sql`delete from royalty_entries where ${LAST_ENTRY}`),
    breaks: ['lines', 'totals', 'owed', 'booked_once'],
    refusal: 'append only',
  },
  {
    mistake: 'a report that was reversed except for one holder',
    seed: run(sql`delete from royalty_entries where is_share = 1 and amount_micros < 0`),
    breaks: ['lines', 'totals', 'owed'],
    refusal: 'append only',
  },
  {
    mistake: 'money that still waits after its share was accepted',
    seed: (tx, { payee_id, account_ids }) =>
      tx.execute(sql`update payees set account_id = ${account_ids[3] ?? ''} where id = ${payee_id}`),
    breaks: ['owed'],
  },
  {
    mistake: 'earnings on hold without a claim on the release',
    seed: (tx, { account_ids: [account = ''], releases: [release] }) =>
      tx.execute(sql`update ledger_accounts set kind = 'held_payable', release_id = ${release?.id ?? ''}
        where key = ${`artist_payable:account=${account}:USD`}`),
    breaks: ['owed'],
  },
  {
    mistake: 'a larger amount recouped than agreed',
    seed: run(sql`update split_recoupments set amount_micros = amount_micros + 90000000`),
    breaks: ['lines'],
    refusal: 'append only',
  },
  {
    mistake: 'a payment of a store that is not in the ledger',
    seed: run(sql`
      insert into store_payments (id, store_id, currency, statement_no, received_on, settled_amount, received_micros, reference, recorded_at)
      select ${uuidv7()}, store_id, currency, statement_no, received_on, 1, 1000000, 'B', recorded_at from store_payments limit 1`),
    breaks: ['booked_once', 'clearing', 'received'],
  },
  {
    mistake: 'a payment of which a part is with no report',
    seed: run(sql`delete from store_payment_parts where ctid = (select min(ctid) from store_payment_parts)`),
    breaks: ['received', 'clearing'],
    refusal: 'append only',
  },
  {
    mistake: 'a report that two payments paid',
    seed: run(
      sql`update store_payment_parts set amount = amount * 2 where ctid = (select min(ctid) from store_payment_parts)`,
    ),
    breaks: ['received'],
    refusal: 'append only',
  },
  {
    mistake: 'money that can be withdrawn before its store has paid it',
    seed: run(sql`
      with waiting as (
        select a.id, a.account_id from ledger_accounts a join ledger_postings p on p.ledger_account_id = a.id
         where a.kind = 'artist_reported' group by a.id having sum(p.amount_micros) < -1 order by a.key limit 1
      ), made as (
        insert into ledger_transactions (id, key, kind, at) values (${uuidv7()}, 'early', 'claim', '2020-01-01') returning id)
      insert into ledger_postings (transaction_id, position, ledger_account_id, currency, amount_micros)
      select made.id, 1, w.id, 'USD', 1 from made, waiting w
      union all select made.id, 2, a.id, 'USD', -1 from made, waiting w
        join ledger_accounts a on a.kind = 'artist_payable' and a.account_id = w.account_id`),
    breaks: ['received'],
  },
  {
    mistake: 'reported money of a statement that was reversed',
    seed: run(sql`update ledger_accounts set statement_no = (
        select s.statement_no from sales_statements s join sales_files f on f.id = s.file_id where f.state = 'reversed' limit 1)
      where kind = 'artist_reported'`),
    breaks: ['received'],
  },
];
