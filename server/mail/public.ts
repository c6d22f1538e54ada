export {
  enqueueAccountMail,
  enqueueExportMail,
  enqueuePlanMail,
  enqueueReleaseMail,
  enqueueWelcomeMail,
} from './enqueue-mail.ts';
