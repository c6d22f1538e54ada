import { HOME_CURRENCY } from '@tangent/domain/money.ts';

/** A ledger account, identified by its subject; its first posting creates it. */
export type LedgerRef =
  | { kind: 'artist_payable'; account_id: string }
  | { kind: 'payee_payable'; payee_id: string }
  | { kind: 'held_payable'; release_id: string; account_id: string }
  | { kind: 'held_payable'; release_id: string; payee_id: string }
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
