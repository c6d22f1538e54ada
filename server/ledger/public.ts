export { checkLedger } from './check-ledger.ts';
export { closeMonth } from './close-month.ts';
export { type FoundRate, findRate } from './find-rate.ts';
export { lockOwed, lockPayables, sumOf } from './ledger-account-store.ts';
export type { LedgerRef } from './ledger-ref.ts';
export { type Movement, postTransaction, type Side } from './post-transaction.ts';
export { listRatesPage } from './rates-view.ts';
export { type NewStorePayment, recordStorePayment } from './record-store-payment.ts';
export { type NewRate, setRate } from './set-rate.ts';
