export { checkLedger } from './check-ledger.ts';
export { closeMonth } from './close-month.ts';
export { findRate } from './find-rate.ts';
export { computeBalance, lockOwed, lockPayables } from './ledger-account-store.ts';
export type { HeldLines, LedgerRef } from './ledger-ref.ts';
export { type LedgerTransaction, postTransaction, type Side } from './post-transaction.ts';
export { listRatesPage } from './rates-view.ts';
export { recordStorePayment } from './record-store-payment.ts';
export { setRate } from './set-rate.ts';
