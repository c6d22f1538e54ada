import { setTimeout as wait } from 'node:timers/promises';
import {
  cancelBillingJob,
  cancelUnpaidJob,
  newCardJob,
  refundJob,
  retryPaymentJob,
  stopDuplicateSubscriptionJob,
} from '../billing/plan/job-kinds.ts';
import { sendToStoreJob, tryStoreJob } from '../distribution/delivery/job-kinds.ts';
import { checkOutboxGuard, type OutboxHold } from '../distribution/outbox/public.ts';
import * as mailJobs from '../engagement/mail/job-kinds.ts';
import { pollPayoutJob, sendWithdrawalJob } from '../money/payout/job-kinds.ts';
import { pollInboxJob } from '../money/sales-inbox/job-kinds.ts';
import type { JobHandler } from '../platform/jobs/handle-job.ts';
import type { Worker } from '../platform/jobs/start-worker.ts';

const POLL_EVERY_MS = 5_000;
const MAILS = Object.values(mailJobs);
/** What changes something at the payment service: a copy must not take or give anybody's money. */
const BILLING = [
  newCardJob,
  retryPaymentJob,
  cancelUnpaidJob,
  stopDuplicateSubscriptionJob,
  cancelBillingJob,
  refundJob,
];
const PAYOUTS = [sendWithdrawalJob, pollPayoutJob];
/** Files that a copy took would be gone for the one that is at home. */
const INBOXES = [pollInboxJob];
const OUTBOUND = [sendToStoreJob, tryStoreJob, ...INBOXES, ...MAILS, ...BILLING, ...PAYOUTS].map(({ name }) => name);

/** Whether work leaves the house: it stands still while the outbox is held, and costs no tries. */
export function isOutbound({ kind }: JobHandler): boolean {
  return OUTBOUND.includes(kind.name);
}

/** Works on what leaves the house for as long as the fence is open (docs/decisions/0015), and looks at it every few seconds. */
export async function runOutbox(
  context: Parameters<typeof checkOutboxGuard>[0],
  open: () => Promise<Worker>,
  pollEveryMs = POLL_EVERY_MS,
): Promise<Worker> {
  let worker: Worker | null = null;
  let logged: OutboxHold | null = null;
  const poll = async () => {
    const hold = await checkOutboxGuard(context);
    if (hold !== null && hold !== logged) {
      context.log.error({ hold }, 'outbox held: nothing leaves for stores and people; see tangent outbox show');
    }
    logged = hold;
    if (hold === null) worker ??= await open();
    else await close();
  };
  const close = async () => {
    const open = worker;
    worker = null;
    await open?.stop();
  };
  const pollSafely = () => poll().catch((err: unknown) => context.log.error({ err }, 'fence of the outbox not read'));
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    for (; !signal.aborted; await pollSafely()) {
      await wait(pollEveryMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  };
  await pollSafely();
  const keeping = run();
  return {
    stop: async () => {
      stopping.abort();
      await keeping;
      await close();
    },
  };
}
