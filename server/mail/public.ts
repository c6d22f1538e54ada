export { enqueueExportMail, enqueueReleaseMail, enqueueWelcomeMail } from './enqueue-mail.ts';
