import type { ZodType } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/define-job.ts';

/**
 * Declares the job that sends a kind of email: it leaves the company, and mail servers may be down for a while. Waiting
 * emails are counted by the start of the queue's name.
 */
export function defineMailJob<Data extends object>(
  name: `mail.${string}`,
  schema: ZodType<Data>,
  options: { concurrency?: number } = {},
): JobKind<Data> {
  return defineJob(name, schema, { retry_limit: 10, is_outbound: true, ...options });
}
