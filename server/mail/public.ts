export { enqueueAccountMail, enqueueExportMail, enqueueReleaseMail, enqueueWelcomeMail } from './enqueue-mail.ts';
