import { setTimeout as wait } from 'node:timers/promises';
import { sendToStoreJob, tryStoreJob } from '../delivery/job-kinds.ts';
import * as mailJobs from '../mail/job-kinds.ts';
import { lookAtFence, type OutboxHold } from '../outbox/public.ts';
import { lookAtPayoutJob, sendWithdrawalJob } from '../payout/job-kinds.ts';
import {
  endBillingJob,
  endSurplusJob,
  endUnpaidJob,
  newCardJob,
  refundJob,
  retryPaymentJob,
} from '../plan/job-kinds.ts';
import type { JobHandler } from '../platform/jobs/handle-job.ts';
import type { Worker } from '../platform/jobs/start-worker.ts';
import { lookIntoInboxJob } from '../sales-inbox/job-kinds.ts';

const LOOK_EVERY_MS = 5_000;
const MAILS = Object.values(mailJobs);
/** What changes something at the payment service: a copy must not take or give anybody's money. */
const BILLING = [newCardJob, retryPaymentJob, endUnpaidJob, endSurplusJob, endBillingJob, refundJob];
const PAYOUTS = [sendWithdrawalJob, lookAtPayoutJob];
/** Files that a copy took would be gone for the one that is at home. */
const INBOXES = [lookIntoInboxJob];
const OUTBOUND = [sendToStoreJob, tryStoreJob, ...INBOXES, ...MAILS, ...BILLING, ...PAYOUTS].map(({ name }) => name);

/** Whether work leaves the house: it stands still while the outbox is held, and costs no tries. */
export function isOutbound({ kind }: JobHandler): boolean {
  return OUTBOUND.includes(kind.name);
}

/** Works on what leaves the house for as long as the fence is open (docs/decisions/0015), and looks at it every few seconds. */
export async function keepOutbox(
  context: Parameters<typeof lookAtFence>[0],
  open: () => Promise<Worker>,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<Worker> {
  let worker: Worker | null = null;
  let said: OutboxHold | null = null;
  const look = async () => {
    const hold = await lookAtFence(context);
    if (hold !== null && hold !== said) {
      context.log.error({ hold }, 'outbox held: nothing leaves for stores and people; see tangent outbox show');
    }
    said = hold;
    if (hold === null) worker ??= await open();
    else await close();
  };
  const close = async () => {
    const open = worker;
    worker = null;
    await open?.stop();
  };
  const lookCarefully = () =>
    look().catch((err: unknown) => context.log.error({ err }, 'fence of the outbox not read'));
  const stopping = new AbortController();
  const { signal } = stopping;
  const keep = async () => {
    for (; !signal.aborted; await lookCarefully()) {
      await wait(lookEveryMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  };
  await lookCarefully();
  const keeping = keep();
  return {
    stop: async () => {
      stopping.abort();
      await keeping;
      await close();
    },
  };
}
