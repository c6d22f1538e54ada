import { verifySync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { DEMO_SECRET, readCode } from './read-code.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());

const fetchPath = (path: string) => fetch(`http://127.0.0.1:${world.sandbox.http_port}${path}`);

// RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890; six digits are the last of its eight.
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
])('at %s the code of the standard is %s', (at, code) => {
  expect(readCode(RFC_SECRET, new Date(at))?.code).toBe(code);
});

test('the code is valid for the rest of its half minute; spaces and letter case are ignored', () => {
  const now = new Date('2026-03-02T10:00:07.500Z');
  expect(readCode('gezd gnbv gy3t qojq gezd gnbv gy3t qojq', now)).toEqual(readCode(RFC_SECRET, now));
  expect(readCode(RFC_SECRET, now)?.seconds_left).toBe(23);
  expect(readCode('too-short', now)).toBeNull();
});

test('the authenticator app uses the sandbox’s clock', async () => {
  const offset_ms = 40 * 24 * 3_600_000;
  await fetch(`http://127.0.0.1:${world.sandbox.http_port}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset_ms }),
  });
  const { code } = (await (await fetchPath('/authenticator')).json()) as { code: string };
  const epoch = (Date.now() + offset_ms) / 1000;
  expect(verifySync({ secret: DEMO_SECRET, token: code, epoch, epochTolerance: 30 }).valid).toBe(true);
  expect((await fetchPath('/authenticator?secret=nothing')).status).toBe(400);
});

test('the page shows the code of the demo account, and of any entered secret', async () => {
  expect(await (await fetchPath('/')).text()).toMatch(/<strong class="code">\d{6}<\/strong>/);
  const page = await (await fetchPath(`/?secret=${RFC_SECRET}`)).text();
  expect(page).toContain(`value="${RFC_SECRET}"`);
  expect(await (await fetchPath('/?secret=%22%3E%3Cb%3E')).text()).toContain('This is not a valid secret');
});
