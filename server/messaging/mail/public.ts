export {
  enqueueAccountMail,
  enqueueExportMail,
  enqueueFanMail,
  enqueueFormMail,
  enqueuePageMail,
  enqueuePayoutMail,
  enqueuePitchMail,
  enqueuePlanMail,
  enqueueReferralMail,
  enqueueReleaseMail,
  enqueueShareMail,
  enqueueWebhookMail,
  enqueueWelcomeMail,
} from './enqueue-mail.ts';
export { findRefusals } from './refusal-store.ts';
export type { ShareChange } from './share-mail.ts';
