export { lockOwed, sumOf } from './ledger-account-store.ts';
export type { LedgerRef } from './ledger-ref.ts';
export { type Movement, postTransaction, type Side } from './post-transaction.ts';
