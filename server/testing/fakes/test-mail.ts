import { account_links } from '@tangent/db/schema/identity/sign-in.ts';
import type { LinkPurpose } from '@tangent/domain/identity/auth/account-link.ts';
import { and, desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { Mail, Mailer } from '../../gateways/mail/mailer.ts';
import { resetRequestJob } from '../../identity/account/jobs.ts';
import { buildLinkToken } from '../../identity/account/public.ts';
import type { JobContext } from '../../main/module-contexts.ts';
import { MODULES } from '../../main/modules.ts';
import { type JobCount, runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import type { TestApp } from '../harness/test-app.ts';
import { AUTH_SECRET } from '../harness/test-http.ts';
import { createMailContext, isMailJob } from './mail-context.ts';

/** Writes and sends every waiting email, in the order in which they were enqueued, and returns them. */
export async function receiveMails(app: TestApp): Promise<Mail[]> {
  const sent: Mail[] = [];
  await sendMails(app, { send: async (mail: Mail) => void sent.push(mail) });
  return sent;
}

/** Writes every waiting email and gives it to a mailer; returns how many of their jobs ended and how many failed. */
export function sendMails(app: TestApp, mailer: Mailer): Promise<JobCount> {
  const { db, pool, clock } = app;
  // Handlers only keep their context, and those that are left here read nothing else of it.
  const context = { ...createMailContext({ db, clock }, mailer), pool, limits_uses: true } as unknown as JobContext;
  const handlers = MODULES.flatMap(({ buildHandlers }) => buildHandlers?.(context) ?? []).filter(
    ({ kind }) => isMailJob(kind) || kind.name === resetRequestJob.name,
  );
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
