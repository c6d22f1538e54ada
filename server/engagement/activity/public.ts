export { notify, saveNotification } from './notify.ts';
export { recordActivity } from './record-activity.ts';
