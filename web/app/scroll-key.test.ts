import { expect, test } from 'vitest';
import { buildScrollKey } from './root.tsx';

test('a page that is opened by its address does not stand where another one was scrolled to', () => {
  const analytics = { key: 'default', pathname: '/analytics', search: '?tab=platforms' };
  expect(buildScrollKey(analytics)).toBe(buildScrollKey({ ...analytics }));
  expect(buildScrollKey(analytics)).not.toBe(buildScrollKey({ ...analytics, search: '' }));
  expect(buildScrollKey({ ...analytics, key: 'k1' })).toBe('k1');
});
