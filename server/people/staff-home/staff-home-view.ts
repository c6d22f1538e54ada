import type { getStaffHome } from '@tangent/contract/people/staff-home.ts';
import {
  type QueueFigures,
  sortQueues,
  summarizeQueue,
  type WaitingItem,
  WORK_QUEUES,
  type WorkQueue,
} from '@tangent/domain/people/work-queue.ts';
import type { z } from 'zod';
import { listDeliveryWork, listStoreWork } from '../../distribution/delivery/public.ts';
import { listChangeWork } from '../../distribution/metadata-change/public.ts';
import { listReviewWork, listSecondApprovalWork } from '../../distribution/review/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { listCaseWork } from '../../insight/monitoring/public.ts';
import { listLedgerWork } from '../../money/ledger/public.ts';
import { listApprovalWork, listUnknownPayoutWork } from '../../money/payout/public.ts';
import { listFineWork, listLateStores, listSuspenseWork } from '../../money/royalty/public.ts';
import { listFileWork } from '../../money/store-file/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listContradictionWork, listDisputeWork, listUnmatchedClaimWork } from '../../promotion/claim/public.ts';
import { listRequestWork } from '../../promotion/form/public.ts';
import { listReferralWork } from '../../promotion/referral/public.ts';

type Home = z.input<typeof getStaffHome.response>;

/** Returns every queue of the back office with what waits in it for the caller, the most urgent first. */
export async function getStaffHomeView(db: Db, actor: Actor, now: Date): Promise<Home> {
  const work = await listWork(db, actor, now);
  const queues = WORK_QUEUES.map((queue) => summarizeQueue(queue, work[queue], now.getTime()));
  return { queues: sortQueues(queues).map(present) };
}

async function listWork(db: Db, actor: Actor, now: Date): Promise<Record<WorkQueue, WaitingItem[]>> {
  const late = await listLateStores(db, now);
  return {
    reviews: await listReviewWork(db),
    second_approvals: await listSecondApprovalWork(db, actor),
    changes: await listChangeWork(db),
    disputes: await listDisputeWork(db),
    unmatched_claims: await listUnmatchedClaimWork(db),
    contradictions: await listContradictionWork(db),
    requests: await listRequestWork(db),
    fraud_cases: await listCaseWork(db),
    fines: await listFineWork(db),
    deliveries: await listDeliveryWork(db),
    stores: await listStoreWork(db, now),
    approvals: await listApprovalWork(db),
    unknown_payouts: await listUnknownPayoutWork(db),
    sales_files: await listFileWork(db),
    suspense: await listSuspenseWork(db),
    late_reports: late.reports,
    late_payments: late.payments,
    ledger: await listLedgerWork(db),
    referrals: await listReferralWork(db),
  };
}

function present({ due_ms, ...figures }: QueueFigures): Home['queues'][number] {
  return { ...figures, due_at: due_ms === null ? null : new Date(due_ms).toISOString() };
}
