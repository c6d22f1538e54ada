import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import { runSweep } from '../../platform/jobs/ticker.ts';
import type { PayoutContext } from './context.ts';
import { payoutSweep, pollPayoutJob, pollSetupJob, sendWithdrawalJob, setupSweep } from './job-kinds.ts';
import { payoutSweeps } from './payout-sweeps.ts';
import { pollPayout } from './poll-payout.ts';
import { pollSetup } from './poll-setup.ts';
import { sendWithdrawal } from './send-withdrawal.ts';

export function payoutJobs(context: PayoutContext): JobHandler[] {
  const sweeps = payoutSweeps(context);
  return [
    handleJob(sendWithdrawalJob, ({ withdrawal_id }) => sendWithdrawal(context, withdrawal_id)),
    handleJob(pollPayoutJob, ({ withdrawal_id }) => pollPayout(context, withdrawal_id)),
    handleJob(pollSetupJob, ({ account_id, method }) => pollSetup(context, account_id, method)),
    ...[payoutSweep, setupSweep].map((kind) =>
      handleJob(kind, async () => {
        const sweep = sweeps.find(({ name }) => name === kind.name);
        if (sweep) await runSweep(context.db, sweep);
      }),
    ),
  ];
}
