import { HOME_CURRENCY } from '@tangent/domain/money.ts';

/** The earnings that a hold covers: everything of a release, or the lines of one of its tracks at one store. */
export type HeldLines = { release_id: string } | { release_id: string; track_id: string; store_id: string };

/** Money that we owe a holder and a store has paid. */
export type PayableRef =
  | { kind: 'artist_payable'; account_id: string }
  | { kind: 'payee_payable'; payee_id: string }
  | ({ kind: 'held_payable' } & HeldLines & ({ account_id: string } | { payee_id: string }));

/** Money that we owe a holder from one statement, and its store has not paid yet. */
export type ReportedRef =
  | { kind: 'artist_reported'; account_id: string; statement_no: number }
  | { kind: 'payee_reported'; payee_id: string; statement_no: number }
  | ({ kind: 'held_reported'; statement_no: number } & HeldLines & ({ account_id: string } | { payee_id: string }));

/** A ledger account, identified by its subject; its first posting creates it. */
export type LedgerRef =
  | PayableRef
  | ReportedRef
  | { kind: 'store_receivable'; store_id: string; currency: string }
  | { kind: 'suspense'; store_id: string }
  | ({ kind: 'store_charge' } & ({ store_id: string } | { account_id: string }))
  | { kind: 'exchange'; currency: string }
  | { kind: 'platform_revenue' | 'payout_transit' | 'fees' | 'rounding' | 'exchange_difference' | 'bank' };

/** Returns the columns of an account: its currency, its holder, and the key that makes it unique. */
export function toColumns(ref: LedgerRef) {
  const { kind, currency, ...owner } = { currency: HOME_CURRENCY, ...ref };
  const names = Object.entries(owner).sort(([a], [b]) => a.localeCompare(b));
  const key = [kind, ...names.map(([name, id]) => `${name.replace('_id', '')}=${id}`), currency].join(':');
  return { key, kind, currency, ...owner };
}

/** Returns the account of the same holder for money of a statement that its store has not paid yet. */
export function toReported(payable: PayableRef, statement_no: number): ReportedRef {
  if (payable.kind === 'artist_payable') return { ...payable, kind: 'artist_reported', statement_no };
  if (payable.kind === 'payee_payable') return { ...payable, kind: 'payee_reported', statement_no };
  return { ...payable, kind: 'held_reported', statement_no };
}

/** Returns the account to which reported money goes when the store pays. */
export function toPayable({ statement_no: _, ...reported }: ReportedRef): PayableRef {
  if (reported.kind === 'artist_reported') return { ...reported, kind: 'artist_payable' };
  if (reported.kind === 'payee_reported') return { ...reported, kind: 'payee_payable' };
  return { ...reported, kind: 'held_payable' };
}
