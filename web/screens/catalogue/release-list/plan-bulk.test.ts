import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { PACKAGE_DOWNLOADS, RELEASES_SELECTED_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { expect, test } from 'vitest';
import { planBulk } from './plan-bulk.ts';

const PAID = { plan: 'pro', today: '2026-11-23' } as const;
const FREE = { plan: 'free', today: '2026-11-23' } as const;

let created = 0;
function row(status: ReleaseListItem['status'], release_date: string | null = null): ReleaseListItem {
  created += 1;
  return { id: `release ${created}`, status, release_date } as ReleaseListItem;
}
const idsOf = (rows: readonly ReleaseListItem[]) => rows.map(({ id }) => id);

test('each action touches only the releases it is meant for', () => {
  const [draft, live, sent, removed] = [
    row('draft'),
    row('published', '2026-10-30'),
    row('in_process'),
    row('removed'),
  ];
  const planned = planBulk([draft, live, sent, removed], PAID);
  expect(idsOf(planned.delete.rows)).toEqual([draft.id]);
  expect(idsOf(planned.takedown.rows)).toEqual([live.id, sent.id]);
  expect(planned.csv.rows).toHaveLength(4);
  expect(planned.files.rows).toHaveLength(4);
});

test.each([
  ['takedown', [row('draft'), row('in_review')], PAID, 'takedown'],
  ['takedown', [row('removed')], PAID, 'requested'],
  ['takedown', [row('published', '2026-10-30')], FREE, 'wait'],
  ['takedown', [row('in_process')], FREE, 'plan'],
  ['takedown', [row('published', '2026-08-01')], FREE, null],
  ['delete', [row('reopened')], PAID, 'delete'],
  ['files', Array.from({ length: PACKAGE_DOWNLOADS.per_account + 1 }, () => row('draft')), PAID, 'limit'],
  ['csv', Array.from({ length: RELEASES_SELECTED_MAX + 1 }, () => row('draft')), PAID, 'limit'],
] as const)('an action that touches nothing says why: %s', (action, rows, facts, reason) => {
  const planned = planBulk(rows, facts)[action];
  expect(planned.reason).toBe(reason);
  expect(planned.rows.length > 0).toBe(reason === null);
});
