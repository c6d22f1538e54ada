import { expect, test } from 'vitest';
import { scrollKeyOf } from './scroll-key.ts';

test('a page that is opened by its address does not stand where another one was scrolled to', () => {
  const analytics = { key: 'default', pathname: '/analytics', search: '?tab=platforms' };
  expect(scrollKeyOf(analytics)).toBe(scrollKeyOf({ ...analytics }));
  expect(scrollKeyOf(analytics)).not.toBe(scrollKeyOf({ ...analytics, search: '' }));
  expect(scrollKeyOf({ ...analytics, key: 'k1' })).toBe('k1');
});
