export type { MailContext } from './context.ts';
export { defineMailJob } from './define-mail-job.ts';
export { buildMailPicturePath, readMailPictureToken } from './picture-token.ts';
export { findRefusals } from './refusal-store.ts';
export type { EmailPoint, EmailRow } from './render-email.tsx';
export { type FanEmailContent, renderFanEmail } from './render-fan-email.tsx';
export { type EmailArtDraft, type EmailDraft, sendEmail } from './send-email.ts';
export { readUnsubscribeToken } from './unsubscribe-token.ts';
