import fs from 'node:fs';
import path from 'node:path';
import { createLabel } from '@tangent/contract/catalogue/label.ts';
import { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { captcha, currentUser, login, register, requestPasswordReset } from '@tangent/contract/identity/auth.ts';
import { SALES_UPLOAD_PATH } from '@tangent/contract/money/backoffice-sales.ts';
import { PICTURE_CHECK_PATH } from '@tangent/contract/promotion/made-here.ts';
import { countReferralVisit } from '@tangent/contract/promotion/referral.ts';
import { CAPTCHA_REQUESTS, LOGIN_FAILURES } from '@tangent/domain/identity/identity-limits.ts';
import { RESET_MAILS } from '@tangent/domain/mail-limits.ts';
import { REFERRAL_VISITS } from '@tangent/domain/promotion/referral-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillRegistration, signUp, solveCaptcha, type TestAccount } from '../testing/fixtures/test-account.ts';
import { makeCall } from '../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../testing/harness/test-app.ts';

let app: TestApp;
let ada: TestAccount;
beforeAll(async () => {
  app = await createTestApp({ http_options: { trust_proxy: true } });
  ada = await signUp(app);
});
afterAll(() => app.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const COUNTED: [string, number, (headers: Record<string, string>) => Promise<{ status: number }>][] = [
  ['captchas', CAPTCHA_REQUESTS.per_address, (headers) => makeCall(app, captcha, { headers })],
  [
    'wrong passwords',
    LOGIN_FAILURES.per_address,
    async (headers) => {
      const body = { username: crypto.randomUUID(), password: 'wrong-password-1', captcha: await solveCaptcha(app) };
      return makeCall(app, login, { headers, body });
    },
  ],
  [
    'emails that reset a password',
    RESET_MAILS.per_address,
    (headers) => makeCall(app, requestPasswordReset, { headers, body: { email: 'nobody@music.example' } }),
  ],
  [
    'visits of friends',
    REFERRAL_VISITS.per_address,
    (headers) => makeCall(app, countReferralVisit, { headers, body: { ref: 'nobody' } }),
  ],
];

test.each(COUNTED)('%s are counted for the network of an address, however it is written', async (_name, uses, call) => {
  const limited: number[] = [];
  for (let n = 0; n <= uses; n++) {
    const { status } = await call(from(n % 2 === 0 ? `2001:db8:7:1::${n.toString(16)}` : `2001:DB8:7:1:${n}::1`));
    if (status === 429) limited.push(n);
  }
  expect(limited).toEqual([uses]);
  expect((await call(from('2001:db8:7:2::1'))).status).not.toBe(429);

  const forms = [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '64:ff9b::203.0.113.7',
    '203.0.113.7:5555',
    '[::ffff:cb00:7107]:1',
  ];
  for (let n = 0; n < uses; n++) await call(from(forms[n % forms.length] ?? ''));
  for (const form of forms) expect([form, (await call(from(form))).status]).toEqual([form, 429]);
});

test('no limit counts an address as it came', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*node_modules).*\.ts$/.test(file));
  expect(files).toContain('identity/auth/routes.ts');
  const RAW = /\.(?:un)?count\((?![^;]*findNetwork)[^;]*\b(?:ip|ip_address|remoteAddress)\b/;
  const raw = files.filter(
    (file) => !file.endsWith('.test.ts') && RAW.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
  expect(raw).toEqual([]);
});

test('the example for nginx holds every body back until it is complete, but those of files, which routes pace', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const blocks = [...read('../docs/deploy/nginx.conf').matchAll(/^ {4}location (?:= )?(\S+) \{([^}]*)\}/gm)];
  const isOff = ([, , settings = '']: readonly string[]) => settings.includes('proxy_request_buffering off;');
  expect(blocks.map((block) => [block[1], isOff(block)])).toEqual([
    ['/', false],
    [TUS_PATH, true],
    [SALES_UPLOAD_PATH, true],
    [PICTURE_CHECK_PATH, true],
    ['/health', false],
  ]);
  const slow = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*\.test\.ts$).*routes?\.ts$/.test(file) && read(file).includes('slow_body: true'));
  expect(slow.sort()).toEqual([
    'catalogue/upload/tus-routes.ts',
    'money/store-file/upload-route.ts',
    'promotion/made-here/routes.ts',
  ]);
});

/** Mails to one mailbox stay limited: limits are switched off to measure, and that must flood nobody. */
const ALWAYS_ON = ['promotion/presave/count-confirmation-mail.ts'];

test('every other limit of uses follows the setting that switches limits off', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const limited = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('platform/limit/'))
    .map((file) => ({ file, code: fs.readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ code }) => /\bcreateRateLimiter\(/.test(code));
  expect(limited.length).toBeGreaterThan(15);
  const follows = ({ code }: { code: string }) => /\blimits_uses\b/.test(code) && !/\bis_on: (?:true|!)/.test(code);
  expect(limited.filter((one) => !follows(one)).map(({ file }) => file)).toEqual(ALWAYS_ON);
});

const STORED = new Set(['user-agent', 'accept-language', 'x-forwarded-for']);
const LATIN = Array.from({ length: 128 }, (_, code) => String.fromCharCode(128 + code)).join('');
const HEADERS = ['user-agent', 'referer', 'accept-language', 'accept-encoding', 'accept', 'cookie', 'idempotency-key'];
const MORE = [
  'x-forwarded-for',
  'if-none-match',
  'if-modified-since',
  'range',
  'authorization',
  'origin',
  'content-language',
];
const VALUES = [
  '',
  ' ',
  'a'.repeat(5_000),
  LATIN,
  '%00%ff',
  ',;=q,;;==',
  '"'.repeat(300),
  '9'.repeat(300),
  `, ${','.repeat(4_000)}`,
];

test.each([...HEADERS, ...MORE])('no value of the header %s is an error of ours', async (name) => {
  const outcomes: [number, string][] = [];
  for (const [index, value] of VALUES.entries()) {
    const headers = { ...from(`192.0.2.${index}`), [name]: value };
    const body = { username: `${name}-${index}`, password: 'wrong-password-1', captcha: await solveCaptcha(app) };
    const responses: { status: number }[] = [
      await makeCall(app, captcha, { headers }),
      await makeCall(app, login, { headers, body }),
      await makeCall(app, requestPasswordReset, { headers, body: { email: 'nobody@music.example' } }),
      await ada.call(currentUser, { headers }),
      await ada.call(createLabel, { headers, body: { name: `${name} ${index}` } }),
    ];
    // A sign-up stores them, and takes long.
    if (STORED.has(name)) responses.push(await makeCall(app, register, { headers, body: await fillRegistration(app) }));
    for (const { status } of responses) if (status >= 500) outcomes.push([status, value.slice(0, 20)]);
  }
  expect(outcomes).toEqual([]);
});
