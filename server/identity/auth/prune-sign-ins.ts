import { captcha_uses, sessions } from '@tangent/db/schema/identity/account.ts';
import {
  account_links,
  pending_logins,
  security_events,
  social_attempts,
  two_factors,
} from '@tangent/db/schema/identity/sign-in.ts';
import { rate_limits } from '@tangent/db/schema/rate-limit.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { SECURITY_EVENT_DAYS } from '@tangent/domain/identity/identity-limits.ts';
import { and, isNull, lt } from 'drizzle-orm';
import { pruneCallCounts } from '../../platform/limit/create-minute-limit.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** Links stay readable for a while, so that an email opened late is told apart from a forged one. */
const LINK_RETENTION_DAYS = 30;

/** Removes expired rows of sign-ins and past counts of calls. */
export async function pruneSignIns(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(sessions).where(lt(sessions.expires_at, now));
  await db.delete(captcha_uses).where(lt(captcha_uses.expires_at, now));
  await db.delete(pending_logins).where(lt(pending_logins.expires_at, now));
  await db.delete(social_attempts).where(lt(social_attempts.expires_at, now));
  await db.delete(account_links).where(lt(account_links.expires_at, daysAgo(LINK_RETENTION_DAYS)));
  await db.delete(security_events).where(lt(security_events.at, daysAgo(SECURITY_EVENT_DAYS)));
  // An authenticator app whose first code never came.
  await db.delete(two_factors).where(and(isNull(two_factors.confirmed_at), lt(two_factors.created_at, daysAgo(1))));
  // Attempts are counted by the machine's clock, the only one that their library knows.
  await db.delete(rate_limits).where(lt(rate_limits.expire, Date.now()));
  await pruneCallCounts(db, now);
}
