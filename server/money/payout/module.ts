import { payout_methods, withdrawal_changes, withdrawals } from '@tangent/db/schema/money/payout.ts';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import { bindSweeps } from '../../platform/jobs/ticker.ts';
import type { ProductModule } from '../../platform/module.ts';
import { KEPT_BY_LAW } from '../../platform/personal-data.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { redactMessages } from '../plan/public.ts';
import { registerPayoutBackofficeRoutes } from './backoffice-routes.ts';
import type { PayoutContext } from './context.ts';
import * as jobs from './jobs.ts';
import { pollPayout } from './poll-payout.ts';
import { pollSetup } from './poll-setup.ts';
import { registerPayoutRoutes } from './routes.ts';
import { sendPayoutMail } from './send-payout-mail.ts';
import { sendWithdrawal } from './send-withdrawal.ts';
import { sweepPayouts, sweepSetups } from './sweep-payouts.ts';

export const payoutModule = {
  name: 'payout',
  tables: ['payout_methods', 'withdrawal_changes', 'withdrawals'],
  registerRoutes: (app, context) => {
    registerPayoutRoutes(app, context);
    registerPayoutBackofficeRoutes(app, context);
  },
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      sendWithdrawalJob: ({ withdrawal_id }) => sendWithdrawal(context, withdrawal_id),
      pollPayoutJob: ({ withdrawal_id }) => pollPayout(context, withdrawal_id),
      pollSetupJob: ({ account_id, method }) => pollSetup(context, account_id, method),
      payoutMailJob: (data, run) => sendPayoutMail(context, data, run.id),
    }),
  buildSweeps: ({ clock }) =>
    bindSweeps(jobs, {
      payoutSweep: (tx) => sweepPayouts(tx, clock.now()),
      setupSweep: (tx) => sweepSetups(tx, clock.now()),
    }),
  personal_data: {
    payout_methods: { erasing: 'removed', exporting: { part: 'payout_method' } },
    withdrawals: { erasing: 'emptied', exporting: { part: 'withdrawals' } },
    withdrawal_changes: { erasing: KEPT_BY_LAW, exporting: { part: 'withdrawal_history' } },
  },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, PayoutContext, PayoutContext & MailContext>;

/**
 * Removes the payout method of an account. Withdrawals stay: accounting records are kept by law, and they name users
 * only by the ids of account and payout.
 */
async function eraseAccount(tx: Tx, id: string): Promise<void> {
  const [method] = await tx.delete(payout_methods).where(eq(payout_methods.account_id, id)).returning();
  const changed = await tx
    .update(withdrawals)
    .set({ destination: '' })
    .where(eq(withdrawals.account_id, id))
    .returning();
  const ids = [method?.stripe_account_id, ...changed.map((row) => row.destination_id)];
  for (const destination of new Set(ids)) if (destination) await redactMessages(tx, destination);
}

/** Exports how an account is paid, and each withdrawal with its history. */
async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { attempts: _, last_attempt_at: __, is_outcome_unknown: ___, ...withdrawal } = getTableColumns(withdrawals);
  const isOwn = eq(withdrawals.account_id, id);
  const own = tx.select({ id: withdrawals.id }).from(withdrawals).where(isOwn);
  return {
    payout_method: await tx.select().from(payout_methods).where(eq(payout_methods.account_id, id)),
    withdrawals: await tx.select(withdrawal).from(withdrawals).where(isOwn).orderBy(asc(withdrawals.requested_at)),
    withdrawal_history: await tx
      .select()
      .from(withdrawal_changes)
      .where(inArray(withdrawal_changes.withdrawal_id, own))
      .orderBy(asc(withdrawal_changes.at)),
  };
}
