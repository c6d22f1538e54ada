export { planDeliveries } from './plan-deliveries.ts';
export { listDeliveriesOf } from './release-deliveries-view.ts';
