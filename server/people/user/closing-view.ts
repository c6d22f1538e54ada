import type { Closing } from '@tangent/contract/people/closing.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { UNDER_WAY_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { microsToCents } from '@tangent/domain/money.ts';
import { listClosingBlockers } from '@tangent/domain/people/closing.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { readAccountFigures } from '../../money/ledger/public.ts';
import { findOpenWithdrawal } from '../../money/payout/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Returns what is left in an account, and what of it has to be settled before its owner can close it. */
export async function getClosingView(tx: Tx | Db, accountId: string, now: Date): Promise<Closing> {
  const isUnderWay = and(eq(releases.account_id, accountId), inArray(releases.status, UNDER_WAY_STATUSES));
  const { balance, on_hold } = await readAccountFigures(tx, accountId, [accountId], utcDay(now.getTime()));
  const facts = {
    releases: await tx.$count(releases, isUnderWay),
    has_open_withdrawal: (await findOpenWithdrawal(tx, accountId)) !== null,
    balance_cents: Number(microsToCents(balance + on_hold)),
  };
  return {
    blockers: listClosingBlockers(facts),
    releases: facts.releases,
    balance_cents: facts.balance_cents,
  };
}
