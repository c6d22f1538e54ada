import type { PageMailContext } from '../../distribution/page-check/send-page-mail.ts';
import type { Mailer } from '../../gateways/mail/mailer.ts';
import type { JobQueue } from '../../platform/jobs/define-job.ts';
import type { BaseContext } from '../../platform/module.ts';
import { AUTH_SECRET, ORIGIN } from '../harness/test-http.ts';

/** Completes the context of a test with what emails say about the company. Without a mailer nothing is sent. */
export function createMailContext({ db, clock }: BaseContext, mailer: Mailer = { send: refuse }): PageMailContext {
  return {
    db,
    clock,
    mailer,
    product_name: 'Tangent',
    public_url: ORIGIN,
    support_email: 'help@tangent.example',
    page_emails: {},
    auth_secret: AUTH_SECRET,
  };
}

/** Tells the jobs that send emails from the other jobs of their nouns. */
export const isMailJob = ({ name }: JobQueue): boolean => name.startsWith('mail.');

const refuse = () => Promise.reject(new Error('this test sends no emails'));
