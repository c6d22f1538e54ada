import { account_links } from '@tangent/db/schema/identity/sign-in.ts';
import type { LinkPurpose } from '@tangent/domain/identity/auth/account-link.ts';
import { and, desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { Mail, Mailer } from '../../gateways/mail/mailer.ts';
import { accountModule } from '../../identity/account/module.ts';
import { buildLinkToken } from '../../identity/account/public.ts';
import { mailModule } from '../../messaging/mail/module.ts';
import { type JobCount, runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import type { TestApp } from '../harness/test-app.ts';
import { AUTH_SECRET, ORIGIN } from '../harness/test-http.ts';

/** Writes and sends every waiting email, in the order in which they were enqueued, and returns them. */
export async function receiveMails(app: TestApp): Promise<Mail[]> {
  const sent: Mail[] = [];
  await sendMails(app, { send: async (mail: Mail) => void sent.push(mail) });
  return sent;
}

/** Writes every waiting email and gives it to a mailer; returns how many of their jobs ended and how many failed. */
export function sendMails(app: TestApp, mailer: Mailer): Promise<JobCount> {
  const { db, pool, clock } = app;
  const company = {
    product_name: 'Tangent',
    public_url: ORIGIN,
    support_email: 'help@tangent.example',
    page_emails: {},
  };
  const handlers = [
    ...accountModule.buildHandlers({ db, pool, clock, limits_uses: true }),
    ...mailModule.buildHandlers({ ...company, db, clock, auth_secret: AUTH_SECRET, mailer }),
  ];
  return runJobsNow({ url: app.database_url, handlers, log: pino({ level: 'silent' }) });
}

/** Returns the token in the newest link of a user, as the email contains it. */
export async function readLinkToken(app: TestApp, accountId: string, purpose: LinkPurpose): Promise<string> {
  const [link] = await app.db
    .select()
    .from(account_links)
    .where(and(eq(account_links.account_id, accountId), eq(account_links.purpose, purpose)))
    .orderBy(desc(account_links.id))
    .limit(1);
  if (!link) throw new Error(`no link to ${purpose}`);
  return buildLinkToken(link.id, purpose, AUTH_SECRET);
}
