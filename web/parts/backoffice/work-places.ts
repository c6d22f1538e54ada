import type { WorkQueue } from '@tangent/domain/people/work-queue.ts';
import { APP_PATHS } from '../../site/app-paths.ts';

interface Place {
  /** The tab of the back office that the queue belongs to. */
  readonly tab: string;
  /** The list of what waits. */
  readonly list: string;
  /** The page of one thing; without one it is decided in the list. */
  readonly item?: string;
}

/** Where staff does the work of a queue. */
export const WORK_PLACES: Readonly<Record<WorkQueue, Place>> = {
  reviews: { tab: APP_PATHS.reviews, list: APP_PATHS.reviews, item: APP_PATHS.review },
  second_approvals: { tab: APP_PATHS.reviews, list: APP_PATHS.reviews, item: APP_PATHS.review },
  changes: { tab: APP_PATHS.changes, list: APP_PATHS.changes },
  disputes: { tab: APP_PATHS.staff_claims, list: APP_PATHS.staff_claims, item: APP_PATHS.staff_claim },
  unmatched_claims: {
    tab: APP_PATHS.staff_claims,
    list: `${APP_PATHS.staff_claims}?view=unmatched`,
    item: APP_PATHS.staff_claim,
  },
  contradictions: {
    tab: APP_PATHS.staff_claims,
    list: `${APP_PATHS.staff_claims}?view=contradicted`,
    item: APP_PATHS.staff_claim,
  },
  requests: { tab: APP_PATHS.staff_requests, list: APP_PATHS.staff_requests, item: APP_PATHS.staff_request },
  fraud_cases: {
    tab: APP_PATHS.staff_monitoring,
    list: `${APP_PATHS.staff_monitoring}?state=open`,
    item: APP_PATHS.fraud_case,
  },
  fines: { tab: APP_PATHS.staff_fines, list: APP_PATHS.staff_fines, item: APP_PATHS.staff_fine },
  deliveries: { tab: APP_PATHS.deliveries, list: APP_PATHS.deliveries, item: APP_PATHS.delivery },
  stores: { tab: APP_PATHS.stores, list: APP_PATHS.stores },
  approvals: {
    tab: APP_PATHS.withdrawals,
    list: `${APP_PATHS.withdrawals}?queue=approval`,
    item: APP_PATHS.withdrawal,
  },
  unknown_payouts: {
    tab: APP_PATHS.withdrawals,
    list: `${APP_PATHS.withdrawals}?queue=unknown`,
    item: APP_PATHS.withdrawal,
  },
  sales_files: { tab: APP_PATHS.sales, list: `${APP_PATHS.sales}?attention=yes`, item: APP_PATHS.sales_file },
  suspense: { tab: APP_PATHS.sales, list: APP_PATHS.suspense },
  late_reports: { tab: APP_PATHS.ledger, list: APP_PATHS.ledger },
  late_payments: { tab: APP_PATHS.ledger, list: `${APP_PATHS.ledger}?view=payments` },
  ledger: { tab: APP_PATHS.ledger, list: `${APP_PATHS.ledger}?view=check` },
  referrals: { tab: APP_PATHS.referrals, list: APP_PATHS.referrals },
};

/** The page with which the work of a queue begins: that of its first thing, or its list. */
export function findStart(queue: WorkQueue, first: { readonly id: string } | null): string {
  const { list, item } = WORK_PLACES[queue];
  return item === undefined || first === null ? list : item.replace(':id', first.id);
}
