import { expect, test } from 'vitest';
import { FILTER_STATUSES } from './release-filter.ts';
import { RELEASE_STATUSES } from './status.ts';

test('every status of a release is in exactly one group of the list', () => {
  expect(Object.values(FILTER_STATUSES).flat().sort()).toEqual([...RELEASE_STATUSES].sort());
});
