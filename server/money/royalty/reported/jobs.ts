import { z } from 'zod';
import { defineMailJob } from '../../../messaging/mail/public.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';

/** Finds the accounts for which stores reported a month on the day before. */
export const findReportedMonthsJob = defineJob('royalty.find_reported', z.object({}), { cron: '40 6 * * *' });

/** Notifies one account of everything that stores reported for it on a day. */
export const noteReportedMonthsJob = defineJob(
  'royalty.note_reported',
  z.object({ account_id: z.uuid(), day: z.string() }),
);

const reportedMonth = z.object({
  store_id: z.string(),
  store: z.string(),
  /** `2026-10` */
  month: z.string(),
  amount_micros: z.number().int(),
});
export type ReportedMonth = z.output<typeof reportedMonth>;

/** Sends the email about months that stores reported; it can be switched off. */
export const reportedMailJob = defineMailJob(
  'mail.month_reported',
  z.object({ account_id: z.uuid(), day: z.string(), months: z.array(reportedMonth) }),
);
