export { isEmailOff } from './notification-settings.ts';
export { notify, saveNotification } from './notify.ts';
export { recordActivity, recordPayout, recordStatements, recordStreams } from './record-activity.ts';
export { type ReleaseMail, releaseMailJob } from './release-mail.ts';
