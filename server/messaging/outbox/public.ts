export { checkOutboxGuard } from './check-outbox-guard.ts';
export { holdOutbox, releaseOutbox } from './hold-outbox.ts';
export { listWaiting } from './list-waiting.ts';
export { findOutboxHold, type OutboxHold } from './outbox-guard.ts';
