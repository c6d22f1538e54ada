export { changeWanted } from './change-wanted.ts';
export type { StoreAccess } from './open-session.ts';
export { pauseStore, resumeStore } from './pause-store.ts';
export { planDeliveries } from './plan-deliveries.ts';
export { planNext } from './plan-next.ts';
export { planResend } from './plan-resend.ts';
export { listDeliveriesOf } from './release-deliveries-view.ts';
export { resendDelivery, retryDelivery } from './retry-delivery.ts';
