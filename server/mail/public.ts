export { enqueueReleaseMail, enqueueWelcomeMail } from './enqueue-mail.ts';
