import { expect, test } from 'vitest';
import { DAY_MS } from '../duration.ts';
import { WORK_QUEUE_ROWS_MAX } from './people-limits.ts';
import { dueDayMs, sortQueues, summarizeQueue, targetMs, type WaitingItem } from './work-queue.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const item = (id: string, due_ms: number | null): WaitingItem => ({ id, name: `Name of ${id}`, due_ms });

test('a queue begins with what is due first, and what has no day comes last', () => {
  const items = [item('none', null), item('later', NOW + DAY_MS), item('late', NOW - 1), item('now', NOW)];
  expect(summarizeQueue('requests', items, NOW)).toEqual({
    queue: 'requests',
    waiting: 4,
    late: 1,
    due_ms: NOW - 1,
    first: { id: 'late', name: 'Name of late' },
  });
  expect(summarizeQueue('suspense', [item('none', null)], NOW)).toMatchObject({ late: 0, due_ms: null });
  expect(summarizeQueue('fines', [], NOW)).toEqual({ queue: 'fines', waiting: 0, late: 0, due_ms: null, first: null });
});

test('what is due on a day is late after its end, and a target counts from when the thing began to wait', () => {
  expect(summarizeQueue('fines', [item('today', dueDayMs('2026-11-30'))], NOW).late).toBe(0);
  expect(summarizeQueue('fines', [item('yesterday', dueDayMs('2026-11-29'))], NOW).late).toBe(1);
  expect(targetMs('fraud_cases', new Date(NOW))).toBe(NOW + 3 * DAY_MS);
});

test('queues are sorted by their first deadline, those without one follow, and empty ones come last', () => {
  const queues = [
    { queue: 'reviews', waiting: 0, due_ms: null },
    { queue: 'suspense', waiting: 5, due_ms: null },
    { queue: 'approvals', waiting: 1, due_ms: NOW },
    { queue: 'changes', waiting: 1, due_ms: NOW },
    { queue: 'referrals', waiting: 1, due_ms: NOW - 1 },
  ] as const;
  expect(sortQueues(queues).map(({ queue }) => queue)).toEqual([
    'referrals',
    'changes',
    'approvals',
    'suspense',
    'reviews',
  ]);
});

test('no more things are counted than a queue lists', () => {
  const items = Array.from({ length: WORK_QUEUE_ROWS_MAX + 1 }, (_, index) => item(String(index), NOW));
  expect(summarizeQueue('suspense', items, NOW).waiting).toBe(WORK_QUEUE_ROWS_MAX);
});
