import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { expect, test } from 'vitest';
import { buildHeadline } from './release-headline.ts';

const TODAY = '2026-11-20';

test.each([
  ['draft', null, 0, 'draft'],
  ['submitted', '2026-12-24', 0, 'checked'],
  ['processing', '2026-12-24', 0, 'checked'],
  ['in_review', '2026-12-24', 0, 'reviewed'],
  ['in_process', '2026-12-04', 3, 'out_in 14'],
  ['in_process', '2026-11-20', 0, 'out_today'],
  ['in_process', '2026-11-19', 0, 'on_its_way'],
  ['published', '2026-11-13', 12, 'live 12'],
  ['published', '2026-11-13', 0, 'published'],
  ['reopened', '2026-12-24', 0, 'reopened'],
  ['rejected', '2026-12-24', 0, 'rejected'],
  ['removed', '2026-12-24', 0, 'removed'],
] as const)(
  'a release that is %s, due %s, live in %i stores, opens with: %s',
  (status, release_date, live, expected) => {
    const { code, count } = buildHeadline({ status, release_date }, live, TODAY);
    expect(count === undefined ? code : `${code} ${count}`).toBe(expected);
  },
);

test('[S4-002] an unknown status is called unknown', () => {
  const status = 'on_the_moon' as ReleaseStatus;
  expect(buildHeadline({ status, release_date: null }, 0, TODAY)).toEqual({ code: 'unknown' });
});
