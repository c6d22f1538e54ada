import type { getLedgerCheck } from '@tangent/contract/money/backoffice-money.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { ledger_checks } from '@tangent/db/schema/money/ledger.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { checkLedger } from './check-ledger.ts';
import { checkLedgerJob } from './jobs.ts';

/** Checks the ledger and saves the violations; any violation is an alarm. */
export async function runLedgerCheck(
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
  requested_by: string | null,
): Promise<void> {
  const started_at = clock.now();
  const results = await checkLedger(db);
  const broken = results.filter(({ count }) => count > 0);
  if (broken.length > 0)
    log.error({ rules: broken.map(({ rule, count }) => ({ rule, count })) }, 'the ledger violates its rules');
  await db.insert(ledger_checks).values({ started_at, finished_at: clock.now(), requested_by, results });
}

type LastCheck = z.input<typeof getLedgerCheck.response>;

/** Returns the violations that the last check of the ledger found, and whether another check is running. */
export async function findLastCheck(db: Db | Tx): Promise<LastCheck> {
  const [row] = await db
    .select({
      check: ledger_checks,
      requested_by: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`,
    })
    .from(ledger_checks)
    .leftJoin(users, eq(users.id, ledger_checks.requested_by))
    .orderBy(desc(ledger_checks.started_at))
    .limit(1);
  const { rows } = await db.execute<{ running: boolean }>(sql`
    select exists (select 1 from pgboss.job
      where name = ${checkLedgerJob.name} and state in ('created', 'retry', 'active')) as running`);
  const last = row && {
    started_at: row.check.started_at.toISOString(),
    finished_at: row.check.finished_at.toISOString(),
    requested_by: row.requested_by,
    results: row.check.results.map((result) => ({ ...result, findings: [...result.findings] })),
  };
  return { last: last ?? null, is_running: rows[0]?.running ?? false };
}
