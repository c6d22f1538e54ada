export { type AccountFigures, readAccountFigures } from './account-figures.ts';
export { computeAdvanced, returnAdvance, takeAdvance } from './advance.ts';
export { applyStoreCredit } from './apply-store-credit.ts';
export { checkLedger } from './check-ledger.ts';
export { closeMonth } from './close-month.ts';
export { coverMatched } from './cover-matched.ts';
export { findRate } from './find-rate.ts';
export { computeBalance, lockOwed, lockPayables } from './ledger-account-store.ts';
export {
  type HeldLines,
  type LedgerRef,
  type PayableRef,
  toColumns,
  toReported,
} from './ledger-ref.ts';
export { listLedgerWork } from './list-ledger-work.ts';
export { paidByStatement } from './paid-by-statement.ts';
export { freeParts } from './payment-part-store.ts';
export { type LedgerTransaction, postTransaction, type Side } from './post-transaction.ts';
export { lockPostings } from './posting-lock.ts';
export { listRatesPage } from './rates-view.ts';
export { recordStorePayment } from './record-store-payment.ts';
export { lockReported } from './reported-accounts.ts';
export { setRate } from './set-rate.ts';
export { move } from './settle-statements.ts';
