import { expect, test } from 'vitest';
import { buildLoginPath, chooseRedirect } from './redirect.ts';

const ORIGIN = 'https://tangent.example';

test.each([
  ['/distributions/42?tab=stores', '/distributions/42?tab=stores'],
  ['/artists#top', '/artists#top'],
  ['/', '/'],
])('after signing in, %s is the next page', (target, path) => {
  expect(chooseRedirect(target, ORIGIN, '/home')).toBe(path);
});

test.each([
  null,
  '',
  'distributions',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /distributions',
  '///evil.example',
  '/\\/evil.example',
  '/\r\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/./\\evil.example',
  'HTTPS://evil.example',
  'https:///evil.example',
  '\u0000/distributions',
  '\u00a0//evil.example',
  '@evil.example',
  '.evil.example',
  'vbscript:alert(1)',
  'jav\tascript:alert(1)',
  'blob:https://tangent.example/1',
  '\u2215\u2215evil.example',
])('after signing in, %j leads only to the home page', (target) => {
  expect(chooseRedirect(target, ORIGIN, '/home')).toBe('/home');
});

test.each(['/%2f/evil.example', '/%5c/evil.example', '/@evil.example', '/:80@evil.example', '/\u3002evil.example'])(
  'after signing in, %j stays on this site',
  (target) => {
    const chosen = chooseRedirect(target, ORIGIN, '/home');
    expect(new URL(chosen, ORIGIN).origin).toBe(ORIGIN);
  },
);

test('the sign-in page keeps path and query of the requested page', () => {
  const path = buildLoginPath({ pathname: '/distributions/new/tracks', search: '?id=7&x=a b' });
  expect(new URLSearchParams(path.split('?')[1]).get('redirect')).toBe('/distributions/new/tracks?id=7&x=a b');
});

test('a link in an email leads to its section of the page, also when the user signs in first', () => {
  const path = buildLoginPath(new URL('https://tangent.example/distributions/7#stores'));
  const target = new URL(path, 'https://tangent.example').searchParams.get('redirect');
  expect(chooseRedirect(target, 'https://tangent.example', '/')).toBe('/distributions/7#stores');
});
