export { checkOutboxGuard } from './check-outbox-guard.ts';
export {
  findOutboxHold,
  lockOutboxGuard,
  type OutboxHold,
  resetOutboxGuard,
  writeOutboxHold,
} from './outbox-guard.ts';
