import { HOME_CURRENCY } from '@tangent/domain/money.ts';

/** The earnings that a hold covers: everything of a release, or the lines of one of its tracks at one store. */
export type HeldLines = { release_id: string } | { release_id: string; track_id: string; store_id: string };

/** A ledger account, identified by its subject; its first posting creates it. */
export type LedgerRef =
  | { kind: 'artist_payable'; account_id: string }
  | { kind: 'payee_payable'; payee_id: string }
  | ({ kind: 'held_payable' } & HeldLines & ({ account_id: string } | { payee_id: string }))
  | { kind: 'store_receivable'; store_id: string; currency: string }
  | { kind: 'suspense'; store_id: string }
  | { kind: 'exchange'; currency: string }
  | { kind: 'platform_revenue' | 'payout_transit' | 'fees' | 'rounding' | 'exchange_difference' | 'bank' };

/** Returns the columns of an account: its currency, its holder, and the key that makes it unique. */
export function toColumns(ref: LedgerRef) {
  const { kind, currency, ...owner } = { currency: HOME_CURRENCY, ...ref };
  const names = Object.entries(owner).sort(([a], [b]) => a.localeCompare(b));
  const key = [kind, ...names.map(([name, id]) => `${name.replace('_id', '')}=${id}`), currency].join(':');
  return { key, kind, currency, ...owner };
}
