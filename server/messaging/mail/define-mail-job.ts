import type { ZodType } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/define-job.ts';

/**
 * Declares the job that sends a kind of email: it leaves the company, and mail servers may be down for a while. The names
 * of all such queues start with `mail.`, which the operator's list of waiting emails counts by.
 */
export function defineMailJob<Data extends object>(
  name: `mail.${string}`,
  schema: ZodType<Data>,
  options: { concurrency?: number } = {},
): JobKind<Data> {
  return defineJob(name, schema, { retry_limit: 10, is_outbound: true, ...options });
}
