import { setTimeout as wait } from 'node:timers/promises';
import { checkOutboxGuard, type OutboxHold } from '../../messaging/outbox/public.ts';
import type { Worker } from '../../platform/jobs/start-worker.ts';

const POLL_EVERY_MS = 5_000;

/** Runs the outbound jobs while the outbox is open (docs/decisions/0015), and checks that every few seconds. */
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
      context.log.error({ hold }, 'outbox held: nothing is sent to stores and users; see tangent outbox show');
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
  const pollSafely = () => poll().catch((err: unknown) => context.log.error({ err }, 'outbox guard could not be read'));
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
