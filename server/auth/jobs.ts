import { captcha_uses, sessions } from '@tangent/db/schema/account.ts';
import { rate_limits } from '@tangent/db/schema/rate-limit.ts';
import { lt } from 'drizzle-orm';
import type { Clock } from '../platform/clock/clock.ts';
import { handleJob, type JobHandler } from '../platform/jobs/handle-job.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { cleanSignInsJob } from './job-kinds.ts';

export function authJobs({ db, clock }: { db: Db; clock: Clock }): JobHandler[] {
  return [
    handleJob(cleanSignInsJob, async () => {
      await db.delete(sessions).where(lt(sessions.expires_at, clock.now()));
      await db.delete(captcha_uses).where(lt(captcha_uses.expires_at, clock.now()));
      // Attempts are counted by the machine's time, which is all their library knows.
      await db.delete(rate_limits).where(lt(rate_limits.expire, Date.now()));
    }),
  ];
}
