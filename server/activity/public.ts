export { keepNotification, notify } from './notify.ts';
export { recordActivity } from './record-activity.ts';
