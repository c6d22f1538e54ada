import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startReceiver, type TestReceiver } from '../../testing/fixtures/test-webhook.ts';
import { createWebhookSender } from './webhook-sender.ts';

let receiver: TestReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const LIMITS = { timeout_ms: 500, max_bytes: 1024 };
const production = (resolve?: () => Promise<LookupAddress[]>) =>
  createWebhookSender({ allows_loopback: false, ...LIMITS, ...(resolve && { resolve }) });
const local = (resolve?: () => Promise<LookupAddress[]>) =>
  createWebhookSender({ allows_loopback: true, ...LIMITS, ...(resolve && { resolve }) });
const pointTo = (address: string) => async () => [{ address, family: address.includes(':') ? 6 : 4 }];

test.each([
  'http://example.com/',
  'https://user:secret@example.com/',
  'https://example.com:22/',
  'ftp://example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[fd00:ec2::254]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:7f00:1::]/',
])('in production %s is no endpoint', async (url) => {
  const sender = production();
  expect(sender.accepts(url)).toBe(false);
  expect(await sender.post(url, {}, '{}')).toMatchObject({ status: null, problem: 'not_public' });
});

test('public addresses are endpoints; outside production this machine is one as well, and nothing else inside', () => {
  for (const url of ['https://example.com/hooks?a=1', 'https://93.184.215.14:8443/', 'https://[2606:4700::1111]/']) {
    expect(production().accepts(url)).toBe(true);
  }
  expect(local().accepts('http://127.0.0.1:8080/')).toBe(true);
  expect(local().accepts('http://localhost:8080/')).toBe(true);
  for (const url of ['http://10.0.0.1/', 'https://192.168.1.1/', 'http://example.com/', 'https://169.254.169.254/']) {
    expect(local().accepts(url)).toBe(false);
  }
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '2001:db8::1',
])('a name that points to %s gets nothing', async (address) => {
  const attempt = await production(pointTo(address)).post('https://hooks.example/', {}, '{}');
  expect(attempt).toMatchObject({ status: null, problem: 'not_public' });
});

test('one private address among public ones is enough to refuse', async () => {
  const mixed = async () => [...(await pointTo('93.184.215.14')()), ...(await pointTo('10.0.0.1')())];
  expect((await production(mixed).post('https://hooks.example/', {}, '{}')).problem).toBe('not_public');
});

test('the address is checked at every attempt: a name that later points inside gets nothing any more', async () => {
  const { port } = new URL(receiver.url);
  const resolve = vi.fn(pointTo('127.0.0.1')).mockImplementationOnce(pointTo('127.0.0.1'));
  const sender = local(resolve);
  const before = receiver.received.length;
  const url = `http://localhost:${port}/`;
  expect(await sender.post(url, { 'x-number': '1' }, '{"a":1}')).toMatchObject({ status: 204, problem: null });
  resolve.mockImplementationOnce(pointTo('192.168.0.7'));
  expect(await sender.post(url, {}, '{}')).toMatchObject({ problem: 'not_public' });
  expect(receiver.received.slice(before)).toMatchObject([{ body: '{"a":1}', headers: { 'x-number': '1' } }]);
  // The connection used the address that was checked: each attempt resolves the name once.
  expect(resolve).toHaveBeenCalledTimes(2);
});

test('a redirect is not followed, and an answer other than 2xx is a failure with its beginning', async () => {
  receiver.answer = () => ({ status: 302, headers: { location: receiver.url }, body: 'elsewhere' });
  const before = receiver.received.length;
  expect(await local().post(receiver.url, {}, '{}')).toMatchObject({
    status: 302,
    problem: 'status',
    answer: 'elsewhere',
  });
  expect(receiver.received.length - before).toBe(1);
});

test('an answer is read up to its limit', async () => {
  receiver.answer = () => ({ status: 200, body: 'x'.repeat(100_000) });
  const { problem, answer } = await local().post(receiver.url, {}, '{}');
  expect([problem, answer?.length]).toEqual([null, LIMITS.max_bytes]);
});

test('a server that does not answer, is not there, or has no name, is a failure that says so', async () => {
  receiver.answer = () => new Promise(() => {});
  expect(await local().post(receiver.url, {}, '{}')).toMatchObject({ status: null, problem: 'timeout' });
  expect(await local().post('http://127.0.0.1:9999/', {}, '{}')).toMatchObject({ problem: 'unreachable' });
  const nowhere = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await production(nowhere).post('https://hooks.example/', {}, '{}')).toMatchObject({ problem: 'unknown_host' });
});

test('a server that speaks no TLS gets nothing over https', async () => {
  const before = receiver.received.length;
  const attempt = await local().post(receiver.url.replace('http:', 'https:'), {}, '{}');
  expect(attempt).toMatchObject({ status: null, problem: 'unreachable' });
  expect(receiver.received).toHaveLength(before);
});
