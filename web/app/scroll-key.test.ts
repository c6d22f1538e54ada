import { expect, test } from 'vitest';
import { buildScrollKey } from './scroll-key.ts';

test('a page opened by its address does not start at the scroll position of another one', () => {
  const analytics = { key: 'default', pathname: '/analytics', search: '?tab=platforms' };
  expect(buildScrollKey(analytics)).toBe(buildScrollKey({ ...analytics }));
  expect(buildScrollKey(analytics)).not.toBe(buildScrollKey({ ...analytics, search: '' }));
  expect(buildScrollKey({ ...analytics, key: 'k1' })).toBe('k1');
});
