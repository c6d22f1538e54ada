import { expect, test } from 'vitest';
import { canMove, isEditable, NEXT_STATUSES, RELEASE_STATUSES, type ReleaseStatus } from './status.ts';

/** The transitions of A-093, written once more by hand: the table of the product must be exactly this. */
const LEGAL = new Set([
  'draft>submitted',
  'draft>expired',
  'submitted>processing',
  'processing>in_review',
  'in_review>approved',
  'in_review>rejected',
  'in_review>reopened',
  'approved>in_process',
  'in_process>published',
  'in_process>takedown_requested',
  'published>takedown_requested',
  'takedown_requested>removed',
  'reopened>submitted',
  'reopened>expired',
]);
const PAIRS = RELEASE_STATUSES.flatMap((from) =>
  RELEASE_STATUSES.map((to): [ReleaseStatus, ReleaseStatus] => [from, to]),
);

test.each(PAIRS)('[S4-001] a release may move from %s to %s only if the status table allows it', (from, to) => {
  expect(canMove(from, to)).toBe(LEGAL.has(`${from}>${to}`));
});

test('[S4-001] twelve statuses are stored, and unknown is not one of them', () => {
  expect(RELEASE_STATUSES).toHaveLength(12);
  expect(RELEASE_STATUSES).not.toContain('unknown');
});

test('rejected, removed and expired are final', () => {
  const ends = RELEASE_STATUSES.filter((status) => NEXT_STATUSES[status].length === 0);
  expect(ends.sort()).toEqual(['expired', 'rejected', 'removed']);
});

test('only drafts and reopened releases can be edited', () => {
  expect(RELEASE_STATUSES.filter(isEditable)).toEqual(['draft', 'reopened']);
});
