import { expect, test } from 'vitest';
import type { Language } from '../../locale.ts';
import type { Announcement } from './announcement.ts';
import { checkAnnouncement } from './check-announcement.ts';

const GOOD: Announcement = {
  id: 'december-2026',
  language: 'en',
  title: 'December is busy',
  body: 'Submit by 27 November.',
  link: '/distributions/new',
};
const TIMES = { from_ms: 1, until_ms: 2 };

test.each([
  ['a page of the product', { link: '/artists' }, ''],
  ['an external URL', { link: 'https://status.example/holidays' }, ''],
  ['no link', { link: null }, ''],
  ['an external URL that looks like a page', { link: '//evil.example' }, 'link invalid_website'],
  ['the same with a backslash', { link: '/\\evil.example' }, 'link invalid_website'],
  ['a script', { link: 'javascript:alert(1)' }, 'link invalid_website'],
  ['an unsupported language', { language: 'de' as Language }, 'language invalid_choice'],
  ['a name with a space', { id: 'December 2026' }, 'id invalid_characters'],
  ['no title', { title: ' ' }, 'title required'],
  ['a body that is too long', { body: 'ş'.repeat(301) }, 'body max_length'],
  ['a body that is just not too long', { body: '🎄'.repeat(300) }, ''],
])('an announcement with %s', (_, change, expected) => {
  const issues = checkAnnouncement({ ...GOOD, ...change }, TIMES);
  expect(issues.map(({ path, code }) => `${path} ${code}`).join()).toBe(expected);
});

test('an announcement that ends before it begins is refused', () => {
  expect(checkAnnouncement(GOOD, { from_ms: 2, until_ms: 2 })).toEqual([{ code: 'min_date', path: 'ends_at' }]);
});
