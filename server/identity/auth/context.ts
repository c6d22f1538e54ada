import type pg from 'pg';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What sign-up and sign-in need from outside. */
export interface AuthContext {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  captcha_secret: string;
  /** Seals secrets of authenticator apps and signs links in mails. */
  auth_secret: string;
  /** False where limits on how often would be in the way: tests of other things, benches. */
  limits_uses: boolean;
  /** How much work a captcha is: key derivation rounds per try, and tries at most. */
  captcha_work: { cost: number; max_tries: number };
  product_slug: string;
  /** What authenticator apps show beside the code. */
  product_name: string;
  /** True while any outside system is the sandbox. */
  test_mode: boolean;
}
