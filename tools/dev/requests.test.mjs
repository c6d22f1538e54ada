import { expect, test } from 'vitest';
import { isForVite, loosenPolicy } from './requests.mjs';

const isModule = (url) => isForVite(url, (file) => ['/app/main.ts', '/app/app.css', '/index.html'].includes(file));

test('Vite serves browser modules and its own files', () => {
  for (const url of ['/@vite/client', '/@fs/repository/domain/locale.ts', '/node_modules/.cache/react.js?v=1'])
    expect(isModule(url)).toBe(true);
  expect(isModule('/app/main.ts?t=12')).toBe(true);
  expect(isModule('/app/app.css')).toBe(true);
});

test('the api serves pages, calls and public files, even when an address looks like a module', () => {
  for (const url of [
    '/',
    '/index.html',
    '/app',
    '/v1/openapi.json',
    '/distributions/1.ts',
    '/assets/site.css?app/main.ts',
  ])
    expect(isModule(url)).toBe(false);
});

test('styles need no nonce in development; the rest of the policy stays', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'nonce-a1'; style-src 'self' 'nonce-b2'; style-src-attr 'unsafe-inline'";
  expect(loosenPolicy(policy)).toBe(
    "default-src 'none'; script-src 'self' 'nonce-a1'; style-src 'self' 'unsafe-inline'; style-src-attr 'unsafe-inline'",
  );
});
