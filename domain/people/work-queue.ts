import { utcStartMs } from '../calendar.ts';
import { DAY_MS } from '../duration.ts';
import { WORK_QUEUE_ROWS_MAX } from './people-limits.ts';

/** The queues of work for staff, in the order of a tie: music, people, stores, money. */
export const WORK_QUEUES = [
  'reviews',
  'second_approvals',
  'changes',
  'disputes',
  'unmatched_claims',
  'contradictions',
  'requests',
  'fraud_cases',
  'fines',
  'deliveries',
  'stores',
  'approvals',
  'unknown_payouts',
  'sales_files',
  'suspense',
  'late_reports',
  'late_payments',
  'ledger',
  'referrals',
] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

/** Queues to which nobody outside promised a day have our own: so many days after the thing began to wait. */
const TARGET_DAYS = {
  unmatched_claims: 2,
  contradictions: 2,
  fraud_cases: 3,
  deliveries: 1,
  stores: 1,
  unknown_payouts: 1,
  sales_files: 2,
  ledger: 0,
} as const satisfies Partial<Record<WorkQueue, number>>;

/** A thing that waits for staff; `due_ms` is null where no day is set. */
export interface WaitingItem {
  readonly id: string;
  readonly name: string;
  readonly due_ms: number | null;
}

/** The figures of a queue: things that wait and those that are late, the first deadline, and the thing to start with. */
export interface QueueFigures {
  readonly queue: WorkQueue;
  readonly waiting: number;
  readonly late: number;
  readonly due_ms: number | null;
  readonly first: { readonly id: string; readonly name: string } | null;
}

/** Returns until when a thing is to be done that has waited since then, by our own target. */
export function targetMs(queue: keyof typeof TARGET_DAYS, since: Date): number {
  return since.getTime() + TARGET_DAYS[queue] * DAY_MS;
}

/** Returns the last instant of a day until whose end something is to be done. */
export function dueDayMs(day: string): number {
  return utcStartMs(day) + DAY_MS - 1;
}

/** Sums up the things that wait in a queue; more than `WORK_QUEUE_ROWS_MAX` count as so many. */
export function summarizeQueue(queue: WorkQueue, items: readonly WaitingItem[], nowMs: number): QueueFigures {
  const [first = null] = [...items].sort((a, b) => toOrder(a) - toOrder(b));
  return {
    queue,
    waiting: Math.min(items.length, WORK_QUEUE_ROWS_MAX),
    late: items.filter(({ due_ms }) => due_ms !== null && due_ms < nowMs).length,
    due_ms: first?.due_ms ?? null,
    first: first && { id: first.id, name: first.name },
  };
}

/** Sorts queues by their earliest due thing; those without a day come after, those where nothing waits last. */
export function sortQueues<Figures extends Pick<QueueFigures, 'queue' | 'waiting' | 'due_ms'>>(
  queues: readonly Figures[],
): Figures[] {
  const rank = ({ queue }: Figures) => WORK_QUEUES.indexOf(queue);
  return [...queues].sort(
    (a, b) => Number(a.waiting === 0) - Number(b.waiting === 0) || toOrder(a) - toOrder(b) || rank(a) - rank(b),
  );
}

/** A number to sort by; things without a day come last. */
function toOrder({ due_ms }: { due_ms: number | null }): number {
  return due_ms ?? Number.MAX_SAFE_INTEGER;
}
