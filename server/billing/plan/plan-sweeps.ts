import type { Sweep } from '../../platform/jobs/ticker.ts';
import type { PlanContext } from './context.ts';
import { endedSweep, noticeSweep, syncSweep, unpaidSweep } from './job-kinds.ts';
import { sweepEndedPlans } from './sweep-ended-plans.ts';
import { sweepNotices } from './sweep-notices.ts';
import { sweepSyncs } from './sweep-syncs.ts';
import { sweepUnpaid } from './sweep-unpaid.ts';

const OFTEN_MS = 5_000;
/** The payment service is asked once a minute. */
const EVERY_MINUTE_MS = 60_000;

/** What has to be looked for all the time, because it is due by product time or a message of it may be lost. */
export function planSweeps({ clock }: Pick<PlanContext, 'clock'>): Sweep[] {
  return [
    { name: syncSweep.name, every_ms: EVERY_MINUTE_MS, run: (tx) => sweepSyncs(tx, clock.now()) },
    { name: unpaidSweep.name, every_ms: EVERY_MINUTE_MS, run: (tx) => sweepUnpaid(tx, clock.now()) },
    { name: endedSweep.name, every_ms: OFTEN_MS, run: (tx) => sweepEndedPlans(tx, clock.now()) },
    { name: noticeSweep.name, every_ms: EVERY_MINUTE_MS, run: (tx) => sweepNotices(tx, clock.now()) },
  ];
}
