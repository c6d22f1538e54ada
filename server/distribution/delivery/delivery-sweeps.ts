import type { Sweep } from '../../platform/jobs/ticker.ts';
import type { DeliveryContext } from './context.ts';
import { collectSweep, liveSweep, overdueSweep, plannedSweep, publishSweep, sendSweep } from './job-kinds.ts';
import { sweepLive, sweepOverdue } from './late-sweeps.ts';
import { sweepPlanned } from './sweep-planned.ts';
import { sweepAcknowledgements, sweepPublishing, sweepSending } from './sweeps.ts';

const OFTEN_MS = 2_000;
/** Real stores answer after hours; asking them every two seconds would be rude. */
const NOW_AND_THEN_MS = 60_000;
const RARELY_MS = 3_600_000;

/** What has to be looked for all the time, because it is due by product time or appears at a store. */
export function deliverySweeps({
  clock,
  is_sandbox,
  log,
}: Pick<DeliveryContext, 'clock' | 'is_sandbox' | 'log'>): Sweep[] {
  return [
    { name: sendSweep.name, every_ms: OFTEN_MS, run: (tx) => sweepSending(tx, clock.now()) },
    {
      name: collectSweep.name,
      every_ms: is_sandbox ? OFTEN_MS : NOW_AND_THEN_MS,
      run: (tx) => sweepAcknowledgements(tx, clock.now()),
    },
    { name: liveSweep.name, every_ms: is_sandbox ? NOW_AND_THEN_MS : RARELY_MS, run: sweepLive },
    { name: overdueSweep.name, every_ms: NOW_AND_THEN_MS, run: (tx) => sweepOverdue(tx, log, clock.now()) },
    { name: plannedSweep.name, every_ms: NOW_AND_THEN_MS, run: (tx) => sweepPlanned(tx, clock.now()) },
    { name: publishSweep.name, every_ms: OFTEN_MS, run: (tx) => sweepPublishing(tx, clock.now()) },
  ];
}
