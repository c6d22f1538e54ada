import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';

/** A process that dies blocks the tables of an account for this long. */
const LEASE_SECONDS = 60;
const RENEW_EVERY_MS = 20_000;

/** Gives the place back; a second time it does nothing. */
export type EndLease = () => Promise<void>;

/**
 * Takes the one place that an account has for downloading a table. Refuses while another table of the account
 * is under way, in whichever process. The place is renewed until it is given back; no connection is held meanwhile.
 */
export async function takeTableLease(pool: pg.Pool, accountId: string): Promise<EndLease> {
  const token = randomUUID();
  // Without names of statements: a pooler may give the next one another session.
  const { rowCount } = await pool.query(
    `insert into table_leases as lease (account_id, token, until)
     values ($1, $2, now() + make_interval(secs => $3))
     on conflict (account_id) do update set token = excluded.token, until = excluded.until where lease.until < now()`,
    [accountId, token, LEASE_SECONDS],
  );
  if (rowCount !== 1) throw new Refusal('download_running');
  const renew = () =>
    pool
      .query('update table_leases set until = now() + make_interval(secs => $3) where account_id = $1 and token = $2', [
        accountId,
        token,
        LEASE_SECONDS,
      ])
      // The next renewal may work; without one the place is free again in a minute.
      .catch(() => undefined);
  const timer = setInterval(() => void renew(), RENEW_EVERY_MS);
  timer.unref();
  let ended: Promise<void> | null = null;
  return () => {
    clearInterval(timer);
    ended ??= pool.query('delete from table_leases where account_id = $1 and token = $2', [accountId, token]).then(
      () => undefined,
      () => undefined,
    );
    return ended;
  };
}
