import { handleJob, type JobHandler } from '../platform/jobs/handle-job.ts';
import { runSweep } from '../platform/jobs/ticker.ts';
import type { PayoutContext } from './context.ts';
import { lookAtPayoutJob, lookAtSetupJob, payoutSweep, sendWithdrawalJob, setupSweep } from './job-kinds.ts';
import { lookAtPayout } from './look-at-payout.ts';
import { lookAtSetup } from './look-at-setup.ts';
import { payoutSweeps } from './payout-sweeps.ts';
import { sendWithdrawal } from './send-withdrawal.ts';

export function payoutJobs(context: PayoutContext): JobHandler[] {
  const sweeps = payoutSweeps(context);
  return [
    handleJob(sendWithdrawalJob, ({ withdrawal_id }) => sendWithdrawal(context, withdrawal_id)),
    handleJob(lookAtPayoutJob, ({ withdrawal_id }) => lookAtPayout(context, withdrawal_id)),
    handleJob(lookAtSetupJob, ({ account_id, method }) => lookAtSetup(context, account_id, method)),
    ...[payoutSweep, setupSweep].map((kind) =>
      handleJob(kind, async () => {
        const sweep = sweeps.find(({ name }) => name === kind.name);
        if (sweep) await runSweep(context.db, sweep);
      }),
    ),
  ];
}
