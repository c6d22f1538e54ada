import { LEDGER_ACCOUNT_KINDS, LEDGER_TRANSACTION_KINDS } from '@tangent/domain/money/ledger/ledger-account.ts';
import type { LedgerCheckResult } from '@tangent/domain/money/ledger/ledger-check.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { stores } from '../catalogue/store.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';
import { payees } from './split.ts';

/** Micros of a currency; for US dollars millionths of a dollar. */
const microsColumn = () => bigint({ mode: 'bigint' });

/** The accounts of the ledger. One per kind, owner and currency, as named by the key. */
export const ledger_accounts = pgTable(
  'ledger_accounts',
  {
    id: idColumn(),
    /** Such as `artist_payable:<account>:USD`. */
    key: text().notNull(),
    kind: text({ enum: LEDGER_ACCOUNT_KINDS }).notNull(),
    currency: text().notNull(),
    store_id: text().references(() => stores.id),
    account_id: uuid().references(() => users.id),
    payee_id: uuid().references(() => payees.id),
    /** For held money: the release that is claimed; with a track and a store, only its lines there are held. */
    release_id: uuid(),
    track_id: uuid(),
    /** For reported money: the statement of a store whose payment it waits for. */
    statement_no: integer(),
  },
  (t) => [
    uniqueIndex('ledger_accounts_key_key').on(t.key),
    index().on(t.account_id),
    index().on(t.payee_id),
    index().on(t.statement_no).where(sql`${t.statement_no} is not null`),
  ],
);

/** One transaction of money. Rows are never changed or removed: the database refuses. */
export const ledger_transactions = pgTable(
  'ledger_transactions',
  {
    id: idColumn(),
    /** In the order of writing: for the money we owe a holder, the order in which it changed. */
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity({ name: 'ledger_transactions_number_seq' }),
    /** Makes it happen only once, such as `withdrawal:<id>:paid`. */
    key: text().notNull(),
    kind: text({ enum: LEDGER_TRANSACTION_KINDS }).notNull(),
    at: instantColumn().notNull(),
    actor_id: uuid().references(() => users.id),
    /**
     * The subject, depending on the kind: the posting of a report, the withdrawal, the payment of a store, the hold.
     */
    subject_id: uuid(),
    reverses_id: uuid(),
    note: text(),
  },
  (t) => [
    uniqueIndex('ledger_transactions_key_key').on(t.key),
    uniqueIndex('ledger_transactions_number_key').on(t.number),
    index().on(t.subject_id),
    index().on(t.at),
  ],
);

/**
 * The two or more entries of a transaction: above zero a debit, below zero a credit. They are written in one statement
 * per transaction, and the database refuses a statement whose entries do not add up to zero for every transaction and
 * currency, and every later change.
 */
export const ledger_postings = pgTable(
  'ledger_postings',
  {
    transaction_id: uuid()
      .notNull()
      .references(() => ledger_transactions.id),
    /** From 1. */
    position: integer().notNull(),
    ledger_account_id: uuid()
      .notNull()
      .references(() => ledger_accounts.id),
    currency: text().notNull(),
    amount_micros: microsColumn().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.transaction_id, t.position] }),
    index().on(t.ledger_account_id),
    check('ledger_postings_amount_check', sql`${t.amount_micros} <> 0`),
  ],
);

/** Closed months of the ledger: nothing can be posted into them any more. Rows are never changed or removed. */
export const ledger_closings = pgTable('ledger_closings', {
  /** The first day of the month. */
  period: date({ mode: 'string' }).primaryKey(),
  closed_at: instantColumn().notNull(),
  closed_by: uuid().references(() => users.id),
  /** The number of transactions of the month, and a checksum over all of their entries: it reveals any later change. */
  movements: integer().notNull(),
  checksum: text().notNull(),
});

/** The results of ledger checks. */
export const ledger_checks = pgTable(
  'ledger_checks',
  {
    id: idColumn(),
    started_at: instantColumn().notNull(),
    finished_at: instantColumn().notNull(),
    /** Null for scheduled checks. */
    requested_by: uuid().references(() => users.id),
    /** For every rule the number of violations, and the first of them. */
    results: jsonb().$type<LedgerCheckResult[]>().notNull(),
  },
  (t) => [index().on(t.started_at)],
);
