export { findHold, type OutboxHold } from './fence.ts';
export { holdOutbox, releaseOutbox } from './hold-outbox.ts';
export { listWaiting } from './list-waiting.ts';
export { lookAtFence } from './look-at-fence.ts';
