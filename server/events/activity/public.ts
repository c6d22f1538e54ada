export { notify, saveNotification } from './notify.ts';
export { recordActivity, recordPayout, recordStatements, recordStreams } from './record-activity.ts';
