import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForAcknowledgements } from '../testing/read-acknowledgements.ts';
import { buildSampleBatch, sendBatch } from '../testing/sample-batch.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());

const address = (path: string) => `http://127.0.0.1:${world.sandbox.http_port}${path}`;
const readPage = async (path = '/') => (await fetch(address(path))).text();

async function press(path: string, fields: Record<string, string> | [string, string][], page = '/'): Promise<Response> {
  return fetch(address(path), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', referer: address(page) },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
}

test('the page introduces the sandbox and lists only stores that hold something or misbehave', async () => {
  expect(await readPage()).toContain('No store holds anything yet.');
  for (let i = 0; i < 170; i += 1) await world.store(`store-${i}`);
  await world.behave('store-7', { never_acknowledge: true });
  const page = await readPage();
  expect(page).toContain('This is the sandbox.');
  expect(page).toContain('Stores check messages by our schema, the');
  expect(page.match(/<tr id="store-/g)).toHaveLength(1);
  expect(page).toContain('169 other stores are open and empty');
  expect((await readPage('/?search=STORE-16')).match(/<tr id="store-/g)).toHaveLength(11);
  expect(await readPage('/?search=a-new-one')).toContain('href="/stores/a-new-one"');
});

test('the page of a store shows its messages and acknowledgements, with escaped names', async () => {
  await press('/control/clock', { offset_ms: String(Date.parse('2026-03-02T00:00:00Z') - Date.now()) });
  const client = await world.connect('spotify');
  await sendBatch(client, buildSampleBatch());
  await waitForAcknowledgements(client, 3);
  client.end();
  expect(await readPage()).toContain('<span class="pill live">1 live</span>');
  const page = await readPage('/stores/spotify');
  expect(page).toContain('<strong>Gece Yüzmesi</strong>');
  expect(page).toContain('by Nova &amp; &lt;Kin&gt;');
  expect(page).toContain('<span class="pill live">live</span>');
  expect(page).toContain('ReleaseMadeAvailableToConsumers');
  expect((await fetch(address('/stores/..%2Fsecret'))).status).toBe(404);
});

test('the link to the help centre leads somewhere', async () => {
  expect(await (await fetch(address('/help'))).text()).toContain('The help centre would be here.');
});

test('the form of a store switches its behaviour and redirects back to the page', async () => {
  const response = await press('/control/stores/tidal/behaviour', [
    ['never_acknowledge', 'false'],
    ['never_acknowledge', 'true'],
    ['acknowledge_twice', 'false'],
    ['refuse_release', 'RightsUnknown'],
  ]);
  expect(response.status).toBe(400);
  const right = await press(
    '/control/stores/tidal/behaviour',
    [
      ['never_acknowledge', 'false'],
      ['never_acknowledge', 'true'],
      ['acknowledge_twice', 'false'],
      ['refuse_release', ''],
      ['half_write', ''],
      ['delay_ms', '10'],
    ],
    '/stores/tidal',
  );
  expect([right.status, right.headers.get('location')]).toEqual([303, '/stores/tidal']);
  expect((await world.store('tidal')).behaviour).toMatchObject({
    never_acknowledge: true,
    acknowledge_twice: false,
    refuse_release: null,
    half_write: null,
    delay_ms: 10,
  });
  expect(await readPage()).toContain('misbehaving');
  const calm = await press('/control/stores/tidal/calm', {}, 'http://elsewhere.example//evil');
  expect([calm.status, calm.headers.get('location')]).toEqual([303, '/']);
  expect((await world.store('tidal')).behaviour.never_acknowledge).toBe(false);
});

test('the buttons move the clock and reset everything', async () => {
  await press('/control/clock', { offset_ms: '3600000' });
  expect(await world.get('/control/clock')).toMatchObject({ offset_ms: 3_600_000 });
  await press('/control/reset', {});
  expect(await world.get('/control/clock')).toMatchObject({ offset_ms: 0 });
  expect(await readPage()).not.toContain('Gece Yüzmesi');
});
