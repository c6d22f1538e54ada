export { recordReleaseEvent, recordStoreEvent, recordWebhookEvents } from './record-webhook-events.ts';
