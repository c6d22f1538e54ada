import type { Clock } from '../../platform/clock/clock.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Sweep } from '../../platform/jobs/ticker.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findInboxRow } from './inbox-store.ts';
import { pollInboxJob, salesInboxSweep } from './job-kinds.ts';
import type { InboxAccess } from './open-inbox.ts';

const EVERY_MINUTE_MS = 60_000;
/** Outside production nobody wants to wait for a report of the sandbox. */
const OFTEN_MS = 5_000;

interface SweepContext {
  clock: Clock;
  inbox: InboxAccess | null;
  is_sandbox: boolean;
}

/** Asks again and again for a look into the inbox, unless there is none or it could not be reached a short while ago. */
export function salesInboxSweeps({ clock, inbox, is_sandbox }: SweepContext): Sweep[] {
  if (inbox === null) return [];
  const every_ms = is_sandbox ? OFTEN_MS : EVERY_MINUTE_MS;
  return [{ name: salesInboxSweep.name, every_ms, run: (tx) => requestCheck(tx, clock.now()) }];
}

export async function requestCheck(tx: Tx, now: Date): Promise<void> {
  const { next_poll_at = null } = (await findInboxRow(tx)) ?? {};
  if (next_poll_at !== null && next_poll_at > now) return;
  await enqueue(tx, pollInboxJob, {}, { key: 'look' });
}
